import { track } from '@jangteo/analytics';
import type { QueryClient } from '@tanstack/react-query';
import { shareLike } from './last-like.ts';
import { type Likable, liked } from './liked.ts';
import { showLike } from './show-like.ts';
import { type Answer, isBeingTold, tellServer } from './tell-server.ts';

/**
 * Shown at once, told to the server behind it, and shown as before where the server does not take it. Nothing is
 * answered to a word that follows another one: whoever said the first hears what became of the last.
 */
export async function setLike(what: Likable, isLiked: boolean, queryClient: QueryClient): Promise<Answer | undefined> {
  const before = liked.get(what) ?? false;
  showLike(what, isLiked, queryClient);
  if (isBeingTold(what)) return undefined;
  const answer = await tellServer(what, before);
  if (answer.error === undefined) {
    shareLike(what);
    note(what);
  } else showLike(what, answer.told, queryClient);
  return answer;
}

function note(what: Likable): void {
  const item = { item_id: what.id };
  if (what.kind === 'shop') track(liked.get(what) ? 'like store' : 'unlike store', item);
  else track(liked.get(what) ? 'like item' : 'unlike item', item);
}
