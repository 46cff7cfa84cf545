import type { Queries } from '../../platform/database/database.ts';
import { stillMember } from '../../platform/still-member.ts';

/** A reaction is one row for a member and a post or reply; its number is stored beside the target. */
const reactions = {
  'post like': { table: 'post_like', on: 'post', key: 'post_id', count: 'like_count' },
  'post clip': { table: 'post_clip', on: 'post', key: 'post_id', count: 'clip_count' },
  'reply like': { table: 'reply_like', on: 'reply', key: 'reply_id', count: 'like_count' },
} as const;

interface Reaction {
  reaction: keyof typeof reactions;
  id: number;
  memberId: number;
  /** The request names the wanted state, not a change: repeating it changes nothing. */
  isWanted: boolean;
  now: Date;
}

const addSql = (table: string, key: string) => `
  INSERT INTO ${table} (${key}, member_id, created_at)
  SELECT $1, member_id, $3 FROM ${stillMember('$2')} giver
  ON CONFLICT DO NOTHING
  RETURNING ${key}`;

const removeSql = (table: string, key: string) =>
  `DELETE FROM ${table} WHERE ${key} = $1 AND member_id = $2 RETURNING ${key}`;

/**
 * `requireTarget` throws if the member may not see the target, and is not asked when an existing reaction is taken back,
 * for which ownership is enough. Returns the count as this transaction leaves it, and the target of a new reaction.
 */
export async function react<Target>(
  transaction: Queries,
  { reaction, id, memberId, isWanted, now }: Reaction,
  requireTarget: () => Promise<Target>,
): Promise<{ count: number; newOn: Target | undefined }> {
  const { table, on, key, count } = reactions[reaction];
  const removed = isWanted ? [] : await transaction.query(removeSql(table, key), [id, memberId]);
  const target = removed.length > 0 ? undefined : await requireTarget();
  const added = isWanted ? await transaction.query(addSql(table, key), [id, memberId, now]) : [];
  const [row] = await transaction.query<{ count: number }>(`SELECT ${count} AS count FROM ${on} WHERE ${key} = $1`, [
    id,
  ]);
  return { count: row?.count ?? 0, newOn: added.length > 0 ? target : undefined };
}
