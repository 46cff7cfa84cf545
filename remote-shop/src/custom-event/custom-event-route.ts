import type { Head, RouteContext } from '@jangteo/navigation';
import { orNotFound, sharePicture } from '@jangteo/page';
import { customEventQuery } from './custom-event-query.ts';

const queryOf = ({ params }: RouteContext) => customEventQuery(Number(params.customEventId));

export const load = (context: RouteContext): Promise<unknown> =>
  orNotFound(context.queryClient.fetchQuery(queryOf(context)));

export function head(context: RouteContext): Head {
  const event = context.queryClient.getQueryData(queryOf(context).queryKey);
  const text = event?.blocks.find(({ type }) => type === 'text');
  const picture = event?.blocks.find(({ type }) => type === 'picture');
  return {
    title: event ? `${event.title} | 장터` : '기획전 | 장터',
    description: text?.type === 'text' ? text.text : '장터가 마련한 이야기를 만나 보세요.',
    ...sharePicture(picture?.type === 'picture' ? picture.imageUrl : undefined),
  };
}
