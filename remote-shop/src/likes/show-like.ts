import type { QueryClient } from '@tanstack/react-query';
import { countLike } from './count-like.ts';
import { type Likable, liked } from './liked.ts';

/** On all screens: hearts, and how many like a store. */
export function showLike(what: Likable, isLiked: boolean, queryClient: QueryClient): void {
  const before = liked.get(what) ?? false;
  liked.set(what, isLiked);
  if (before !== isLiked) countLike(what, isLiked ? 1 : -1, queryClient);
}
