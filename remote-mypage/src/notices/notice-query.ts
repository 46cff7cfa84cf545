import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';

export const noticeQuery = (noticeId: number) =>
  queryOptions({
    queryKey: ['mypage:notice', noticeId],
    queryFn: ({ signal }) => call('GET /api/v1/display/notice/:id', { params: { id: noticeId }, signal }),
  });
