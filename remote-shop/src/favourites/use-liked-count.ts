import { useExternalValue } from '@jangteo/state';
import { knownLikes, type LikeKind } from '../likes/known-likes.ts';

interface ListedPage<Item> {
  list: readonly Item[];
  totalCount: number;
}

/** Which of a liked list have lost their hearts since they were listed. They keep their places until the next visit. */
export function useUnliked<Item>(
  kind: LikeKind,
  pages: readonly ListedPage<Item>[] | undefined,
  idOf: (item: Item) => number,
): ReadonlySet<number> {
  const ids = new Set(pages?.flatMap(({ list }) => list).map(idOf));
  const isUnliked = (id: number) => knownLikes.get({ kind, id }) === false;
  // What is read is compared by value.
  const unliked = useExternalValue(knownLikes.subscribe, () => [...ids].filter(isUnliked).join(), '');
  return new Set(unliked ? unliked.split(',').map(Number) : []);
}

/** How many of a liked list are liked now. */
export function likedCount(
  pages: readonly ListedPage<unknown>[] | undefined,
  unliked: ReadonlySet<number>,
): number | undefined {
  const totalCount = pages?.[0]?.totalCount;
  return totalCount === undefined ? undefined : Math.max(0, totalCount - unliked.size);
}

export const useLikedCount = <Item>(
  kind: LikeKind,
  pages: readonly ListedPage<Item>[] | undefined,
  idOf: (item: Item) => number,
): number | undefined => likedCount(pages, useUnliked(kind, pages, idOf));

export const productNoOf = ({ productNo }: { productNo: number }): number => productNo;
export const shopIdOf = ({ shopId }: { shopId: number }): number => shopId;
