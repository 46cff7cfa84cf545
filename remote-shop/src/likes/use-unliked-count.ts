import { useSyncExternalStore } from 'react';
import { type LikedKind, liked } from './liked.ts';

/** How many of those that were liked when they were listed are so no more. */
export const useUnlikedCount = (kind: LikedKind, ids: readonly number[]): number =>
  useSyncExternalStore(
    liked.subscribe,
    () => ids.filter((id) => liked.get({ kind, id }) === false).length,
    () => 0,
  );
