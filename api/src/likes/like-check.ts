import type { Queries } from '../platform/database/database.ts';
import type { LikeTarget } from './like-targets.ts';

const sql = ({ likes, id }: LikeTarget) => `
  SELECT ${id} AS id FROM ${likes} WHERE member_id = $1 AND ${id} = ANY ($2::bigint[])`;

/** Which of the ids the member likes; unknown ids are not liked. */
export async function findLiked(
  database: Queries,
  target: LikeTarget,
  memberId: number,
  ids: number[],
): Promise<Set<number>> {
  const rows = await database.query<{ id: number }>(sql(target), [memberId, ids]);
  return new Set(rows.map(({ id }) => id));
}
