import type { Head, RouteContext } from '@jangteo/navigation';
import { orNotFound } from '@jangteo/page';
import { noticeQuery } from './notice-query.ts';

export const loadNotice = ({ queryClient, params }: RouteContext): Promise<unknown> =>
  orNotFound(queryClient.fetchQuery(noticeQuery(Number(params.noticeId))));

/** Whether it is there for this visitor, only the browser knows: the server that renders knows no member. */
export const loadNoticePreview = ({ queryClient, params }: RouteContext): Promise<unknown> =>
  queryClient.prefetchQuery(noticeQuery(Number(params.noticeId)));

const descriptionLength = 120;

export function noticeHead({ queryClient, params, url }: RouteContext): Head {
  const notice = queryClient.getQueryData(noticeQuery(Number(params.noticeId)).queryKey);
  return {
    title: notice ? `${notice.title} | 장터` : '공지사항 | 장터',
    description:
      notice?.body.replaceAll(/\s+/g, ' ').slice(0, descriptionLength) ?? '장터의 새 소식과 안내를 전합니다.',
    // The same text under a second address.
    ...(url.pathname.startsWith('/admin-') ? { noIndex: true } : {}),
  };
}
