import { call } from '@jangteo/http';
import { type Likable, liked } from './liked.ts';

const beingTold = new Set<string>();
const keyOf = ({ kind, id }: Likable) => `${kind} ${id}`;

/** Whether what is shown is the member's own word, which the server is about to hear. */
export const isBeingTold = (what: Likable): boolean => beingTold.has(keyOf(what));

/** What the server knows in the end, and why it did not take the last word. */
export interface Answer {
  told: boolean;
  error?: unknown;
}

const isLiked = (what: Likable): boolean => liked.get(what) ?? false;

/**
 * Tells the server what is shown, one word at a time: whoever taps on in the meantime is heard with the last word only.
 */
export async function tellServer(what: Likable, before: boolean): Promise<Answer> {
  let told = before;
  beingTold.add(keyOf(what));
  try {
    while (isLiked(what) !== told) {
      const word = isLiked(what);
      try {
        await say(what, word);
        told = word;
      } catch (error) {
        if (isLiked(what) === word) return { told, error };
      }
    }
    // Whoever asked before this was told hears what was.
    liked.set(what, told);
    return { told };
  } finally {
    beingTold.delete(keyOf(what));
  }
}

function say({ kind, id }: Likable, isLiked: boolean): Promise<unknown> {
  if (kind === 'shop') {
    const body = { shopId: id };
    return isLiked ? call('POST /api/v1/user/like/shop', { body }) : call('DELETE /api/v1/user/like/shop', { body });
  }
  const body = { productNo: id };
  return isLiked
    ? call('POST /api/v1/user/like/product', { body })
    : call('DELETE /api/v1/user/like/product', { body });
}
