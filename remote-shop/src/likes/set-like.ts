import { track } from '@jangteo/analytics';
import type { QueryClient } from '@tanstack/react-query';
import { knownLikes, type LikeKind, type LikeTarget } from './known-likes.ts';
import { publishLike } from './last-like.ts';
import { isSaving, type SavedLike, saveLike } from './save-like.ts';
import { showLike } from './show-like.ts';
import { userEventData } from './user-event-data.ts';

/**
 * Shows a like at once, saves it, and shows the old value again if it could not be saved. A call made while another one
 * saves the same target resolves with undefined: the call in flight saves the latest intent, too.
 */
export async function setLike(
  target: LikeTarget,
  isLiked: boolean,
  queryClient: QueryClient,
  heart?: Element,
): Promise<SavedLike | undefined> {
  const before = knownLikes.get(target) ?? false;
  showLike(target, isLiked, queryClient);
  if (isSaving(target)) return undefined;
  const saved = await saveLike(target, before, userEventData(heart));
  if (saved.error === undefined) {
    publishLike(target, saved.isLiked);
    trackLike(target, saved.isLiked);
  } else showLike(target, saved.isLiked, queryClient);
  return saved;
}

function trackLike({ kind, id }: LikeTarget, isLiked: boolean): void {
  const item = { item_id: id };
  if (kind === 'shop') track(isLiked ? 'like store' : 'unlike store', item);
  else track(isLiked ? 'like item' : 'unlike item', item);
}

/** Leaves connections free for the page's other requests. */
const maxConcurrentCalls = 4;

/** Sets several likes. Resolves with the ids that could not be saved. */
export async function setLikes(
  kind: LikeKind,
  ids: readonly number[],
  isLiked: boolean,
  queryClient: QueryClient,
): Promise<number[]> {
  const waiting = [...ids];
  const failed: number[] = [];
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const saved = await setLike({ kind, id }, isLiked, queryClient);
      if (saved?.error !== undefined) failed.push(id);
    }
  };
  await Promise.all(Array.from({ length: maxConcurrentCalls }, work));
  return failed;
}
