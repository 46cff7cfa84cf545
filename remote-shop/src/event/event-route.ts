import type { Head, RouteContext } from '@jangteo/navigation';
import { koreanPeriod, orNotFound, sharePicture } from '@jangteo/page';
import { breadcrumb } from '../structured-data/breadcrumb.ts';
import { timeBound } from '../structured-data/time-bound.ts';
import { eventQuery } from './event-query.ts';

export const load = ({ queryClient, params }: RouteContext): Promise<unknown> =>
  orNotFound(queryClient.fetchQuery(eventQuery(Number(params.eventId))));

export function head({ queryClient, params, url }: RouteContext): Head {
  const event = queryClient.getQueryData(eventQuery(Number(params.eventId)).queryKey);
  return {
    title: event ? `${event.title} | 장터 이벤트` : '이벤트 | 장터',
    description: event
      ? `${event.subtitle} (${koreanPeriod(event.startDt, event.endDt)})`
      : '장터에서 열리는 이벤트를 만나 보세요.',
    ...sharePicture(event?.imageUrl),
    things: event && [timeBound('Event', url, event), breadcrumb(url.origin, [{ name: event.title }])],
  };
}
