import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';
import { noteServerTime } from '../sections/note-server-time.ts';

/** Banners, limited deals, period deals and events; its time sets the server's clock. */
export const dealsQuery = () =>
  queryOptions({
    queryKey: ['shop:home', 'deals'],
    queryFn: async ({ signal }) => noteServerTime(await call('GET /api/v1/display/home/deal', { signal })),
  });
