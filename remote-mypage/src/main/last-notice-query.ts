import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';

/** The date of the newest notice. */
export const lastNoticeQuery = () =>
  queryOptions({
    queryKey: ['mypage:last-notice'],
    queryFn: ({ signal }) => call('GET /api/v1/display/notice/last', { signal }),
  });
