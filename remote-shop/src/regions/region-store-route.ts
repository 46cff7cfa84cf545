import { links } from '@jangteo/contract/links';
import type { Head, RouteContext } from '@jangteo/navigation';
import { orNotFound } from '@jangteo/page';
import { productSorts, readChoice } from '../product-list/product-choice.ts';
import { headOfStore } from '../stores/head-of-store.ts';
import { storeOpening } from '../stores/store-opening.tsx';
import { storeProductsQuery } from '../stores/store-queries.ts';
import { localCodeOf } from './local-code.ts';
import { regionStoreQuery } from './region-queries.ts';
import { RegionStoreHeader } from './region-store-header.tsx';

/** The products may fail; without the store the page fails. */
export async function load(context: RouteContext): Promise<void> {
  const { queryClient, params, url } = context;
  const shopId = Number(params.shopId);
  await Promise.all([
    orNotFound(queryClient.fetchQuery(regionStoreQuery(localCodeOf(context), shopId))),
    queryClient.prefetchInfiniteQuery(storeProductsQuery(shopId, readChoice(url.searchParams, productSorts))),
  ]);
}

export const opening = storeOpening(RegionStoreHeader);

export function head({ queryClient, params, url }: RouteContext): Head {
  const { localCode = '', shopId } = params;
  const shop = queryClient.getQueryData(regionStoreQuery(localCode, Number(shopId)).queryKey);
  return headOfStore(shop, url, { name: shop?.localName ?? '팔도 특산물', path: links.local(localCode) });
}
