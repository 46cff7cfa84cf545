import type { StoreCard } from '@jangteo/contract';
import type { QueryClient } from '@tanstack/react-query';
import { featuredStoresQuery } from './featured-stores-query.ts';
import { storeOrders } from './store-order.ts';
import { storeListQuery } from './store-queries.ts';

/** The cached data about a store from the home page and the lists of stores. */
export function shopOfCard(client: QueryClient, shopId: number): StoreCard | undefined {
  const atHome = client.getQueryData(featuredStoresQuery().queryKey)?.list.map(({ shop }) => shop) ?? [];
  const inLists = storeOrders.flatMap(({ id }) =>
    (client.getQueryData(storeListQuery(id).queryKey)?.pages ?? []).flatMap(({ list }) => list),
  );
  return [...atHome, ...inLists].find((shop) => shop.shopId === shopId);
}
