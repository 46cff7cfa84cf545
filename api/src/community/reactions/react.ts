import type { Queries } from '../../platform/database/database.ts';

/** What members may put on a post or a reply, and take off again: one row of a table, counted beside what it is on. */
const reactions = {
  'post like': { table: 'post_like', on: 'post', key: 'post_id', count: 'like_count' },
  'post clip': { table: 'post_clip', on: 'post', key: 'post_id', count: 'clip_count' },
  'reply like': { table: 'reply_like', on: 'reply', key: 'reply_id', count: 'like_count' },
} as const;

interface Reaction {
  reaction: keyof typeof reactions;
  id: number;
  memberId: number;
  /** The state that is asked for, not a change: to ask for it again does nothing. */
  isWanted: boolean;
  now: Date;
}

/** Answers the count as this transaction leaves it, and whether the reaction is new. */
export async function react(
  transaction: Queries,
  { reaction, id, memberId, isWanted, now }: Reaction,
): Promise<{ count: number; isNew: boolean }> {
  const { table, on, key, count } = reactions[reaction];
  const changed = isWanted
    ? await transaction.query(
        `INSERT INTO ${table} (${key}, member_id, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING ${key}`,
        [id, memberId, now],
      )
    : await transaction.query(`DELETE FROM ${table} WHERE ${key} = $1 AND member_id = $2`, [id, memberId]);
  const [row] = await transaction.query<{ count: number }>(`SELECT ${count} AS count FROM ${on} WHERE ${key} = $1`, [
    id,
  ]);
  return { count: row?.count ?? 0, isNew: isWanted && changed.length > 0 };
}
