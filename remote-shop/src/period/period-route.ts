import { firstCharacters } from '@jangteo/contract/visible-text';
import type { Head, RouteContext } from '@jangteo/navigation';
import { orNotFound, sharePicture } from '@jangteo/page';
import { breadcrumb } from '../structured-data/breadcrumb.ts';
import { timeBound } from '../structured-data/time-bound.ts';
import { periodQuery } from './period-query.ts';

export const load = ({ queryClient, params }: RouteContext): Promise<unknown> =>
  orNotFound(queryClient.fetchInfiniteQuery(periodQuery(Number(params.periodId))));

export function head({ queryClient, params, url }: RouteContext): Head {
  const period = queryClient.getQueryData(periodQuery(Number(params.periodId)).queryKey)?.pages[0];
  return {
    title: period ? `${period.title} | 장터 기간특가` : '기간특가 | 장터',
    description: period
      ? firstCharacters(`${period.subtitle} ${period.description}`.replaceAll(/\s+/g, ' '), 120)
      : '이때가 아니면 못 만나는 가격, 장터의 기간특가입니다.',
    ...sharePicture(period?.imageUrl),
    things: period && [timeBound('SaleEvent', url, period), breadcrumb(url.origin, [{ name: period.title }])],
  };
}
