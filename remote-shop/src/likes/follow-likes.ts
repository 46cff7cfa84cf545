import { onAppMessage } from '@jangteo/native';
import { onTokensChanged } from '@jangteo/session';
import { onStoredElsewhere } from '@jangteo/storage';
import type { QueryClient } from '@tanstack/react-query';
import { checkLikes } from './check-likes.ts';
import { places, readLike, shareLike } from './last-like.ts';
import { type Likable, liked, likedKinds } from './liked.ts';
import { showLike } from './show-like.ts';
import { isBeingTold } from './tell-server.ts';

let isFollowing = false;

/** From now on hearts follow the app, other tabs and the session, for as long as the page lives. */
export function followLikes(queryClient: QueryClient): void {
  if (isFollowing) return;
  isFollowing = true;
  const hear = (what: Likable, isLiked: boolean) => {
    if (!isBeingTold(what)) showLike(what, isLiked, queryClient);
  };

  onAppMessage('appProductLike', ({ productNo, likeMode }) => {
    const what = { kind: 'product', id: productNo } as const;
    hear(what, likeMode);
    shareLike(what);
  });
  for (const kind of likedKinds) {
    onStoredElsewhere(places[kind], () => {
      const last = readLike(kind);
      if (last) hear({ kind, id: last.id }, last.isLiked);
    });
  }
  onTokensChanged((change) => {
    if (change !== 'renewed') liked.forget();
  });
  // A page that was kept for the way back has heard nothing in the meantime.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted)
      void checkLikes({ product: liked.idsOf('product'), shop: liked.idsOf('shop') }).catch(() => undefined);
  });
}
