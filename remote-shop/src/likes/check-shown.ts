import { takeAfterLogin } from '@jangteo/page';
import type { QueryClient } from '@tanstack/react-query';
import { checkLikes } from './check-likes.ts';
import { followLikes } from './follow-likes.ts';
import { knownLikes, type LikeKind } from './known-likes.ts';
import { likeAfterLogin } from './toggle-like.ts';

/** Loads the likes of the rendered products and stores, and makes the like for which a visitor was led to the login. */
export async function checkShown(shown: Record<LikeKind, readonly number[]>, queryClient: QueryClient): Promise<void> {
  followLikes(queryClient);
  await checkLikes(shown);
  const [, kind, id] = takeAfterLogin(/^like (product|shop) (\d+)$/) ?? [];
  if (!kind) return;
  const target = { kind: kind as LikeKind, id: Number(id) };
  if (!knownLikes.get(target)) await likeAfterLogin(target, queryClient);
}
