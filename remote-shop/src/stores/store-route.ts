import type { ShopInfo } from '@jangteo/contract';
import type { Head, RouteContext } from '@jangteo/navigation';
import { orNotFound } from '@jangteo/page';
import { sharePicture } from '../layout/share-picture.ts';
import { productSorts, readChoice } from '../product-list/product-choice.ts';
import { storeProductsQuery, storeQuery } from './store-queries.ts';

/** Without its products a store can be seen; without the store there is nothing. */
export function loadStore({ queryClient, params, url }: RouteContext): Promise<unknown> {
  const shopId = Number(params.shopId);
  return Promise.all([
    orNotFound(queryClient.fetchQuery(storeQuery(shopId))),
    queryClient.prefetchInfiniteQuery(storeProductsQuery(shopId, readChoice(url.searchParams, productSorts))),
  ]);
}

export const storeHead = ({ queryClient, params }: RouteContext): Head =>
  headOfStore(queryClient.getQueryData(storeQuery(Number(params.shopId)).queryKey));

export const headOfStore = (shop: ShopInfo | undefined): Head => ({
  title: shop ? `${shop.shopName} | 장터 스토어` : '스토어 | 장터',
  description: shop
    ? `${shop.localName} ${shop.shopName}. ${shop.intro}`
    : '산지의 이웃들이 정성껏 키우고 만든 상품을 파는 장터의 스토어입니다.',
  ...sharePicture(shop?.coverImage),
});
