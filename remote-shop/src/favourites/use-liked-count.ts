import { useExternalValue } from '@jangteo/state';
import { knownLikes, type LikeKind } from '../likes/known-likes.ts';

interface ListedPage<Item> {
  list: readonly Item[];
  totalCount: number;
}

/** How many of a liked list are liked now: its count without those that have lost their hearts since they were listed. */
export function useLikedCount<Item>(
  kind: LikeKind,
  pages: readonly ListedPage<Item>[] | undefined,
  idOf: (item: Item) => number,
): number | undefined {
  const ids = new Set(pages?.flatMap(({ list }) => list).map(idOf));
  const isUnliked = (id: number) => knownLikes.get({ kind, id }) === false;
  const unlikedCount = useExternalValue(knownLikes.subscribe, () => [...ids].filter(isUnliked).length, 0);
  const totalCount = pages?.[0]?.totalCount;
  return totalCount === undefined ? undefined : Math.max(0, totalCount - unlikedCount);
}

export const productNoOf = ({ productNo }: { productNo: number }): number => productNo;
export const shopIdOf = ({ shopId }: { shopId: number }): number => shopId;
