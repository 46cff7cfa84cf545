import type { RouteContext } from '@jangteo/navigation';
import { lastNoticeQuery } from './last-notice-query.ts';

export const loadMain = ({ queryClient }: RouteContext): Promise<unknown> =>
  queryClient.prefetchQuery(lastNoticeQuery());
