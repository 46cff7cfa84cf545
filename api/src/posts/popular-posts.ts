import type { PostItem } from '@jangteo/contract';
import type { Database } from '../platform/database/database.ts';
import { onDashboard, postItemColumns } from './post-item.ts';

const spans = { today: '24 hours', week: '7 days' } as const;

export type PopularRange = keyof typeof spans;

const recent = `${onDashboard} AND post.created_at > $1::timestamptz - $2::interval AND post.created_at <= $1`;

/** What was liked and answered to counts by its order of magnitude, and fades with the hours. */
const popularity = `
  log(greatest(2, post.score + 2)::float8)
  / power(extract(epoch FROM $1::timestamptz - post.created_at)::float8 / 3600 + 2, 1.8)`;

const listSql = `
  SELECT ${postItemColumns}
  FROM post JOIN member USING (member_id)
  WHERE ${recent}
  ORDER BY ${popularity} DESC, post.post_id DESC
  LIMIT $3 OFFSET $4`;

export const findPopularPosts = (
  database: Database,
  range: PopularRange,
  { at, limit, offset }: { at: Date; limit: number; offset: number },
): Promise<PostItem[]> => database.query<PostItem>(listSql, [at, spans[range], limit, offset]);

const countSql = `SELECT count(*)::integer AS count FROM post WHERE ${recent}`;

export async function countPopularPosts(database: Database, range: PopularRange, at: Date): Promise<number> {
  const [row] = await database.query<{ count: number }>(countSql, [at, spans[range]]);
  return row?.count ?? 0;
}
