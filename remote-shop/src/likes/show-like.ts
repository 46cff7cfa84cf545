import type { QueryClient } from '@tanstack/react-query';
import { knownLikes, type LikeTarget } from './known-likes.ts';

/** Shows a like on all screens: in hearts, and in the like counts of stores. */
export function showLike(target: LikeTarget, isLiked: boolean, queryClient: QueryClient): void {
  const wasLiked = knownLikes.get(target) ?? false;
  knownLikes.set(target, isLiked);
  if (target.kind === 'shop' && wasLiked !== isLiked) addToLikeCount(target.id, isLiked ? 1 : -1, queryClient);
}

/** In all data of the query cache that contains the store. */
function addToLikeCount(shopId: number, change: 1 | -1, queryClient: QueryClient): void {
  for (const { queryKey, state } of queryClient.getQueryCache().findAll()) {
    const changed = withChangedCount(state.data, shopId, change);
    // The data keeps its age: only the server knows what else has changed in it.
    if (changed !== state.data) queryClient.setQueryData(queryKey, changed, { updatedAt: state.dataUpdatedAt });
  }
}

/** Returns the same value if it does not contain the store. */
function withChangedCount(value: unknown, shopId: number, change: 1 | -1): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (hasLikeCount(value) && value.shopId === shopId) {
    return { ...value, likeCount: Math.max(0, value.likeCount + change) };
  }
  const entries = Object.entries(value).map(([name, part]) => [name, withChangedCount(part, shopId, change)] as const);
  if (entries.every(([name, part]) => part === value[name as keyof typeof value])) return value;
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

const hasLikeCount = (value: object): value is { shopId: number; likeCount: number } =>
  'shopId' in value && 'likeCount' in value && typeof value.likeCount === 'number';
