import { sessionStore } from '@jangteo/storage';
import type { QueryClient } from '@tanstack/react-query';
import { knownLikes, type LikeKind, type LikeTarget } from './known-likes.ts';

/** The hearts of a screen appear within this time, and share one check. */
const batchMs = 50;

const waiting: Record<LikeKind, Set<number>> = { product: new Set(), shop: new Set() };
let isScheduled = false;
/** Whether the hearts follow the app and other tabs. */
let isFollowing = false;

/** Pages are rendered alike for everyone; whether a member likes what a page shows is requested afterwards. */
export function checkWhenShown(target: LikeTarget, queryClient: QueryClient): void {
  // A like that waits for the rest of a sign-up is made where all likes are known.
  const isKnown = knownLikes.get(target) !== undefined && sessionStore.get('afterLogin') === undefined;
  if (!isKnown) waiting[target.kind].add(target.id);
  // The first heart starts following also when its like is known, as in a list of likes.
  if (isScheduled || (isKnown && isFollowing)) return;
  isScheduled = true;
  setTimeout(check, batchMs, queryClient);
}

async function check(queryClient: QueryClient): Promise<void> {
  isScheduled = false;
  const shown = { product: takeUnknown('product'), shop: takeUnknown('shop') };
  try {
    const { checkShown } = await import(/* webpackChunkName: "shop-likes" */ './check-shown.ts');
    isFollowing = true;
    await checkShown(shown, queryClient);
  } catch {
    // The hearts stay empty; the next screen tries again.
  }
}

/** Without those that were tapped in the meantime. */
function takeUnknown(kind: LikeKind): number[] {
  const ids = [...waiting[kind]].filter((id) => knownLikes.get({ kind, id }) === undefined);
  waiting[kind].clear();
  return ids;
}
