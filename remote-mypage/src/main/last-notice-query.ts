import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';

/** When the newest notice came. */
export const lastNoticeQuery = () =>
  queryOptions({
    queryKey: ['mypage:last-notice'],
    queryFn: ({ signal }) => call('GET /api/v1/display/notice/last', { signal }),
  });
