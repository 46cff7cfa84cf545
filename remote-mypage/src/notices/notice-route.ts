import { firstCharacters } from '@jangteo/contract/visible-text';
import type { Head, RouteContext } from '@jangteo/navigation';
import { orNotFound } from '@jangteo/page';
import { noticeQuery } from './notice-query.ts';

export const load = ({ queryClient, params }: RouteContext): Promise<unknown> =>
  orNotFound(queryClient.fetchQuery(noticeQuery(Number(params.noticeId))));

const descriptionLength = 120;

export function head({ queryClient, params }: RouteContext): Head {
  const notice = queryClient.getQueryData(noticeQuery(Number(params.noticeId)).queryKey);
  return {
    title: notice ? `${notice.title} | 장터` : '공지사항 | 장터',
    description: notice
      ? firstCharacters(notice.body.replaceAll(/\s+/g, ' '), descriptionLength)
      : '장터의 새 소식과 안내를 전합니다.',
  };
}
