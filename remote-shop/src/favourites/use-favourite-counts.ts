import { useIsMember } from '@jangteo/session';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useUnlikedCount } from '../likes/use-unliked-count.ts';
import { likedProductsQuery, likedStoresQuery } from './liked-queries.ts';

/**
 * How many products and stores the member likes now; nothing while it is not known, and for visitors. What the
 * neighbouring tabs begin with is there when they are opened.
 */
export function useFavouriteCounts(): { products: number | undefined; stores: number | undefined } {
  const enabled = useIsMember();
  const products = useInfiniteQuery({ ...likedProductsQuery(), enabled }).data?.pages ?? [];
  const stores = useInfiniteQuery({ ...likedStoresQuery(), enabled }).data?.pages ?? [];
  const unlikedProducts = useUnlikedCount('product', products.flatMap(({ list }) => list).map(productNoOf));
  const unlikedStores = useUnlikedCount('shop', stores.flatMap(({ list }) => list).map(shopIdOf));
  return {
    products: still(products[0]?.totalCount, unlikedProducts),
    stores: still(stores[0]?.totalCount, unlikedStores),
  };
}

const productNoOf = ({ productNo }: { productNo: number }) => productNo;
const shopIdOf = ({ shopId }: { shopId: number }) => shopId;

const still = (listed: number | undefined, unliked: number): number | undefined =>
  listed === undefined ? undefined : Math.max(0, listed - unliked);
