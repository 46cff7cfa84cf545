import { type Head, NotFound, type RouteContext } from '@jangteo/navigation';
import { orNotFound } from '@jangteo/page';
import { sharePicture } from '../layout/share-picture.ts';
import { productSorts, readChoice } from '../product-list/product-choice.ts';
import { storeProductsQuery } from '../stores/store-queries.ts';
import { headOfStore } from '../stores/store-route.ts';
import { regionStoreQuery, regionStoresQuery } from './region-queries.ts';

/** As the calls take it; every other number names no region. */
function localCodeOf({ params }: RouteContext): string {
  const { localCode = '' } = params;
  if (!/^\d{2}$/.test(localCode)) throw new NotFound();
  return localCode;
}

export const loadRegion = async (context: RouteContext): Promise<unknown> =>
  orNotFound(context.queryClient.fetchInfiniteQuery(regionStoresQuery(localCodeOf(context))));

export function regionHead({ queryClient, params }: RouteContext): Head {
  const region = queryClient.getQueryData(regionStoresQuery(params.localCode ?? '').queryKey)?.pages[0]?.region;
  return {
    title: region ? `${region.fullName} 특산물 | 장터` : '팔도 특산물 | 장터',
    description: region
      ? `${region.fullName}의 자랑 ${region.specialty}, 그리고 그 고장의 스토어들을 만나 보세요.`
      : '고장마다 자랑하는 맛을 산지에서 바로 받아 보세요.',
    ...sharePicture(region?.imageUrl),
  };
}

/** Without its products a store can be seen; without the store there is nothing. */
export async function loadRegionStore(context: RouteContext): Promise<void> {
  const { queryClient, params, url } = context;
  const shopId = Number(params.shopId);
  await Promise.all([
    orNotFound(queryClient.fetchQuery(regionStoreQuery(localCodeOf(context), shopId))),
    queryClient.prefetchInfiniteQuery(storeProductsQuery(shopId, readChoice(url.searchParams, productSorts))),
  ]);
}

export const regionStoreHead = ({ queryClient, params }: RouteContext): Head =>
  headOfStore(queryClient.getQueryData(regionStoreQuery(params.localCode ?? '', Number(params.shopId)).queryKey));
