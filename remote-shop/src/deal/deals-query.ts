import { call } from '@jangteo/http';
import { setServerClock } from '@jangteo/query';
import { queryOptions } from '@tanstack/react-query';

/** Banners, limited deals, period deals and events; its time sets the server's clock. */
export const dealsQuery = () =>
  queryOptions({
    queryKey: ['shop:home', 'deals'],
    queryFn: async ({ signal }) => {
      const deals = await call('GET /api/v1/display/home/deal', { signal });
      setServerClock(deals.serverDt);
      return deals;
    },
  });
