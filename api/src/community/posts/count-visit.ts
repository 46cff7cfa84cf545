import { koreanDay } from '@jangteo/contract/korean-day';
import type { Queries } from '../../platform/database/database.ts';
import type { PostPlace } from './find-post.ts';
import { requirePost } from './find-post.ts';
import { isReadable, kindsOf } from './readable.ts';

export interface Visit {
  place: PostPlace;
  act: 'view' | 'share';
  /** Whose view is counted once a day, and whose share once; null for acts that are not counted. */
  mark: string | null;
  now: Date;
}

const columns = { view: 'view_count', share: 'share_count' } as const;

const countSql = (column: string) => `
  WITH first AS (
    INSERT INTO post_counted (post_id, act, day, mark)
    SELECT post_id, $3, $4, $5 FROM post WHERE post_id = $1 AND kind = ANY($2) AND ${isReadable('post')} AND $5::text IS NOT NULL
    ON CONFLICT DO NOTHING
    RETURNING post_id
  )
  UPDATE post SET ${column} = ${column} + 1 FROM first WHERE post.post_id = first.post_id
  RETURNING ${column} AS count`;

/** Returns the post's total. */
export async function countVisit(transaction: Queries, { place, act, mark, now }: Visit): Promise<number> {
  await requirePost(transaction, place);
  const column = columns[act];
  const day = act === 'share' ? 'infinity' : koreanDay(now);
  const values = [place.postId, kindsOf[place.board], act, day, mark];
  const [counted] = await transaction.query<{ count: number }>(countSql(column), values);
  if (counted) return counted.count;
  const [known] = await transaction.query<{ count: number }>(`SELECT ${column} AS count FROM post WHERE post_id = $1`, [
    place.postId,
  ]);
  return known?.count ?? 0;
}
