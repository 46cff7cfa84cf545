import type { Queries } from '../platform/database/database.ts';
import type { LikedThing } from './liked-things.ts';

const sql = ({ likes, id }: LikedThing) => `
  SELECT ${id} AS id FROM ${likes} WHERE member_id = $1 AND ${id} = ANY ($2::bigint[])`;

/** Which of them the member likes. Numbers of nothing are not liked. */
export async function findLiked(
  database: Queries,
  thing: LikedThing,
  memberId: number,
  ids: number[],
): Promise<Set<number>> {
  const rows = await database.query<{ id: number }>(sql(thing), [memberId, ids]);
  return new Set(rows.map(({ id }) => id));
}
