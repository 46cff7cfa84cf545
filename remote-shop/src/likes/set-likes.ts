import type { QueryClient } from '@tanstack/react-query';
import type { LikedKind } from './liked.ts';
import { setLike } from './set-like.ts';

/** Side by side, without crowding out what else the page asks for. */
const atOnce = 4;

/** Answers those that the server did not take. */
export async function setLikes(
  kind: LikedKind,
  ids: readonly number[],
  isLiked: boolean,
  queryClient: QueryClient,
): Promise<number[]> {
  const waiting = [...ids];
  const refused: number[] = [];
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const answer = await setLike({ kind, id }, isLiked, queryClient);
      if (answer?.error !== undefined) refused.push(id);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return refused;
}
