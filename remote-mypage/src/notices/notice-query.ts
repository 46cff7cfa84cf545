import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';

/** Also what is not published yet, for admins: to all others it does not exist. */
export const noticePreviewQuery = (noticeId: number) =>
  queryOptions({
    queryKey: ['mypage:notice-preview', noticeId],
    queryFn: ({ signal }) => call('GET /api/v1/display/admin/notice/:id', { params: { id: noticeId }, signal }),
  });

export const noticeQuery = (noticeId: number) =>
  queryOptions({
    queryKey: ['mypage:notice', noticeId],
    queryFn: ({ signal }) => call('GET /api/v1/display/notice/:id', { params: { id: noticeId }, signal }),
  });
