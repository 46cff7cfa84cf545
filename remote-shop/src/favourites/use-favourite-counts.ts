import { useIsMember } from '@jangteo/session';
import { useExternalValue } from '@jangteo/state';
import { useInfiniteQuery } from '@tanstack/react-query';
import { knownLikes, type LikeKind } from '../likes/known-likes.ts';
import { likedProductsQuery, likedStoresQuery } from './liked-queries.ts';

/**
 * How many products and stores the member likes now; undefined for visitors and while it is unknown. Loads the first
 * pages
 * of the lists on the other tabs.
 */
export function useFavouriteCounts(): { products: number | undefined; stores: number | undefined } {
  const enabled = useIsMember();
  const products = useInfiniteQuery({ ...likedProductsQuery(), enabled }).data?.pages ?? [];
  const stores = useInfiniteQuery({ ...likedStoresQuery(), enabled }).data?.pages ?? [];
  const unlikedProducts = useUnlikedCount('product', products.flatMap(({ list }) => list).map(productNoOf));
  const unlikedStores = useUnlikedCount('shop', stores.flatMap(({ list }) => list).map(shopIdOf));
  return {
    products: withoutUnliked(products[0]?.totalCount, unlikedProducts),
    stores: withoutUnliked(stores[0]?.totalCount, unlikedStores),
  };
}

const productNoOf = ({ productNo }: { productNo: number }) => productNo;
const shopIdOf = ({ shopId }: { shopId: number }) => shopId;

const withoutUnliked = (totalCount: number | undefined, unlikedCount: number): number | undefined =>
  totalCount === undefined ? undefined : Math.max(0, totalCount - unlikedCount);

/** How many of the listed products or stores have lost their like since they were listed. */
const useUnlikedCount = (kind: LikeKind, ids: readonly number[]): number =>
  useExternalValue(knownLikes.subscribe, () => ids.filter((id) => knownLikes.get({ kind, id }) === false).length, 0);
