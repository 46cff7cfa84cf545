import { links } from '@jangteo/contract/links';
import type { Head, RouteContext } from '@jangteo/navigation';
import { orNotFound } from '@jangteo/page';
import { productSorts, readChoice } from '../product-list/product-choice.ts';
import { headOfStore } from './head-of-store.ts';
import { StoreHeader } from './store-header.tsx';
import { storeOpening } from './store-opening.tsx';
import { storeProductsQuery, storeQuery } from './store-queries.ts';

/** The products may fail; without the store the page fails. */
export function load({ queryClient, params, url }: RouteContext): Promise<unknown> {
  const shopId = Number(params.shopId);
  return Promise.all([
    orNotFound(queryClient.fetchQuery(storeQuery(shopId))),
    queryClient.prefetchInfiniteQuery(storeProductsQuery(shopId, readChoice(url.searchParams, productSorts))),
  ]);
}

export const opening = storeOpening(StoreHeader);

export const head = ({ queryClient, params, url }: RouteContext): Head =>
  headOfStore(queryClient.getQueryData(storeQuery(Number(params.shopId)).queryKey), url, {
    name: '스토어',
    path: links.stores(),
  });
