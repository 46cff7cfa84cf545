import { links } from '@jangteo/contract/links';
import type { Head, RouteContext } from '@jangteo/navigation';
import { orNotFound, sharePicture } from '@jangteo/page';
import { breadcrumb } from '../structured-data/breadcrumb.ts';
import { localCodeOf } from './local-code.ts';
import { regionStoresQuery } from './region-queries.ts';

export const load = async (context: RouteContext): Promise<unknown> =>
  orNotFound(context.queryClient.fetchInfiniteQuery(regionStoresQuery(localCodeOf(context))));

export function head({ queryClient, params, url }: RouteContext): Head {
  const region = queryClient.getQueryData(regionStoresQuery(params.localCode ?? '').queryKey)?.pages[0]?.region;
  return {
    title: region ? `${region.fullName} 특산물 | 장터` : '팔도 특산물 | 장터',
    description: region
      ? `${region.fullName}의 자랑 ${region.specialty}, 그리고 그 고장의 스토어들을 만나 보세요.`
      : '고장마다 자랑하는 맛을 산지에서 바로 받아 보세요.',
    ...sharePicture(region?.imageUrl),
    things: region && [
      breadcrumb(url.origin, [{ name: '팔도 특산물', path: links.localMain() }, { name: region.localName }]),
    ],
  };
}
