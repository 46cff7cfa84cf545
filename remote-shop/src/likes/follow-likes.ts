import { onAppMessage } from '@jangteo/native';
import { onTokensChanged } from '@jangteo/session';
import { onStoredElsewhere } from '@jangteo/storage';
import type { QueryClient } from '@tanstack/react-query';
import { checkLikes } from './check-likes.ts';
import { knownLikes, type LikeTarget, likeKinds } from './known-likes.ts';
import { lastLikeNames, publishLike, readLastLike } from './last-like.ts';
import { isSaving } from './save-like.ts';
import { showLike } from './show-like.ts';

let isFollowing = false;

/** Keeps hearts in step with the native app, other tabs and the session, for the rest of the document's life. */
export function followLikes(queryClient: QueryClient): void {
  if (isFollowing) return;
  isFollowing = true;
  const follow = (target: LikeTarget, isLiked: boolean) => {
    if (!isSaving(target)) showLike(target, isLiked, queryClient);
  };

  onAppMessage('appProductLike', ({ productNo, likeMode }) => {
    const target = { kind: 'product', id: productNo } as const;
    follow(target, likeMode);
    publishLike(target, knownLikes.get(target) ?? false);
  });
  for (const kind of likeKinds) {
    onStoredElsewhere(lastLikeNames[kind], () => {
      const last = readLastLike(kind);
      if (last) follow({ kind, id: last.id }, last.isLiked);
    });
  }
  onTokensChanged((change) => {
    if (change !== 'renewed') knownLikes.clear();
  });
  // A document that the browser restores has missed all messages since it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted)
      void checkLikes({ product: knownLikes.idsOf('product'), shop: knownLikes.idsOf('shop') }).catch(() => undefined);
  });
}
