import type { QueryClient } from '@tanstack/react-query';
import { takeWish } from '../after-login/after-login.ts';
import { checkLikes } from './check-likes.ts';
import { followLikes } from './follow-likes.ts';
import { type LikedKind, liked } from './liked.ts';
import { wishToLike } from './toggle-like.ts';

/** What a member likes of what is shown, and what was wished for before the login. */
export async function catchUp(asked: Record<LikedKind, readonly number[]>, queryClient: QueryClient): Promise<void> {
  followLikes(queryClient);
  await checkLikes(asked);
  const [, kind, id] = takeWish(/^like (product|shop) (\d+)$/) ?? [];
  if (!kind) return;
  const wish = { kind: kind as LikedKind, id: Number(id) };
  if (!liked.get(wish)) await wishToLike(wish, queryClient);
}
