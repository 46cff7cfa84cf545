import { useFreshList } from '@jangteo/page';
import { useIsMember } from '@jangteo/session';
import { likedProductsQuery, likedStoresQuery } from './liked-queries.ts';
import { productNoOf, shopIdOf, useLikedCount } from './use-liked-count.ts';

/**
 * How many products and stores the member likes now; undefined for visitors and while it is unknown. Loads the first
 * pages of the lists on the other tabs.
 */
export function useFavouriteCounts(): { products: number | undefined; stores: number | undefined } {
  const enabled = useIsMember();
  const products = useFreshList({ ...likedProductsQuery(), enabled }).data?.pages;
  const stores = useFreshList({ ...likedStoresQuery(), enabled }).data?.pages;
  return {
    products: useLikedCount('product', products, productNoOf),
    stores: useLikedCount('shop', stores, shopIdOf),
  };
}
