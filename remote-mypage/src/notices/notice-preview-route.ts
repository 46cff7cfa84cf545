import type { RouteContext } from '@jangteo/navigation';
import { noticeQuery } from './notice-query.ts';
import { head as noticeHead } from './notice-route.ts';

/** Never throws: the server cannot know whether the visitor is an admin, who may see an unpublished notice. */
export const load = ({ queryClient, params }: RouteContext): Promise<unknown> =>
  queryClient.prefetchQuery(noticeQuery(Number(params.noticeId)));

export const head = noticeHead;
