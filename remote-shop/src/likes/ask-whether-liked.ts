import type { QueryClient } from '@tanstack/react-query';
import { type Likable, type LikedKind, liked } from './liked.ts';

/** What appears together is asked for together: a screen is there within this time. */
const gatheredForMs = 50;

const waiting: Record<LikedKind, Set<number>> = { product: new Set(), shop: new Set() };
let isGathering = false;

/** Pages are drawn for everyone; what a member likes is asked for once they stand. */
export function askWhetherLiked(what: Likable, queryClient: QueryClient): void {
  if (liked.get(what) !== undefined) return;
  waiting[what.kind].add(what.id);
  if (isGathering) return;
  isGathering = true;
  setTimeout(ask, gatheredForMs, queryClient);
}

async function ask(queryClient: QueryClient): Promise<void> {
  isGathering = false;
  const asked = { product: takeUnknown('product'), shop: takeUnknown('shop') };
  try {
    const { catchUp } = await import(/* webpackChunkName: "shop-likes" */ './catch-up.ts');
    await catchUp(asked, queryClient);
  } catch {
    // An empty heart is no answer: the next screen asks again.
  }
}

/** What has been tapped in the meantime is known. */
function takeUnknown(kind: LikedKind): number[] {
  const ids = [...waiting[kind]].filter((id) => liked.get({ kind, id }) === undefined);
  waiting[kind].clear();
  return ids;
}
