import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';

/** Includes unpublished notices for admins; for all others they do not exist. */
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
