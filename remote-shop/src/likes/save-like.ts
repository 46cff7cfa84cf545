import { call } from '@jangteo/http';
import { knownLikes, type LikeTarget } from './known-likes.ts';
import type { UserEventData } from './user-event-data.ts';

const saving = new Set<string>();
const keyOf = ({ kind, id }: LikeTarget) => `${kind} ${id}`;

/** Whether the member's latest intent is on its way to the server. */
export const isSaving = (target: LikeTarget): boolean => saving.has(keyOf(target));

export interface SavedLike {
  /** The like that the server has stored in the end. */
  isLiked: boolean;
  /** Why the server does not have the latest intent. */
  error?: unknown;
}

const isShownLiked = (target: LikeTarget): boolean => knownLikes.get(target) ?? false;

/**
 * Sends what is shown to the server until the server has it, one call at a time. Of the taps made while a call is in
 * flight, only the last one is sent.
 */
export async function saveLike(target: LikeTarget, before: boolean, where: UserEventData): Promise<SavedLike> {
  let saved = before;
  saving.add(keyOf(target));
  try {
    while (isShownLiked(target) !== saved) {
      const isLiked = isShownLiked(target);
      try {
        await send(target, isLiked, where);
        saved = isLiked;
      } catch (error) {
        if (isShownLiked(target) === isLiked) return { isLiked: saved, error };
      }
    }
    // A read that started before this write may return the old value: the new revision makes it stale.
    knownLikes.set(target, saved);
    return { isLiked: saved };
  } finally {
    saving.delete(keyOf(target));
  }
}

function send({ kind, id }: LikeTarget, isLiked: boolean, where: UserEventData): Promise<unknown> {
  if (kind === 'shop') {
    const body = { shopId: id };
    return isLiked ? call('POST /api/v1/user/like/shop', { body }) : call('DELETE /api/v1/user/like/shop', { body });
  }
  const body = { productNo: id, userEventData: where };
  return isLiked
    ? call('POST /api/v1/user/like/product', { body })
    : call('DELETE /api/v1/user/like/product', { body });
}
