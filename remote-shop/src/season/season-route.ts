import type { Head, RouteContext } from '@jangteo/navigation';
import { sharePicture } from '@jangteo/page';
import { breadcrumb } from '../structured-data/breadcrumb.ts';
import { readMonth } from './season-months.ts';
import { seasonQuery } from './season-query.ts';

export const load = ({ queryClient, url }: RouteContext): Promise<unknown> =>
  queryClient.prefetchQuery(seasonQuery(readMonth(url.searchParams)));

export function head({ queryClient, url }: RouteContext): Head {
  const season = queryClient.getQueryData(seasonQuery(readMonth(url.searchParams)).queryKey);
  const names = season?.list.slice(0, 4).map(({ name }) => name) ?? [];
  return {
    title: season ? `${season.month}월 제철 먹거리 | 장터` : '제철 먹거리 | 장터',
    description: `${names.length > 0 ? `${names.join(', ')}. ` : ''}가장 맛있을 때 산지에서 바로 오는 제철 먹거리를 달마다 만나 보세요.`,
    ...sharePicture(season?.list[0]?.imageUrl),
    things: [breadcrumb(url.origin, [{ name: '제철 먹거리' }])],
  };
}
