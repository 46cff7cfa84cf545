import type { PostItem } from '@jangteo/contract';
import type { Database } from '../platform/database/database.ts';
import { onDashboard, postItemColumns } from './post-item.ts';

/** How far back, and in which steps what is popular fades: in hours, a week's list would be that of today. */
const ranges = {
  today: { span: '24 hours', fadingSeconds: 60 * 60 },
  week: { span: '7 days', fadingSeconds: 24 * 60 * 60 },
} as const;

export type PopularRange = keyof typeof ranges;

const recent = `${onDashboard} AND post.created_at > $1::timestamptz - $2::interval AND post.created_at <= $1`;

/** What was liked and answered to counts by its order of magnitude, and fades with time. */
const popularity = `
  log(greatest(2, post.score + 2)::float8)
  / power(extract(epoch FROM $1::timestamptz - post.created_at)::float8 / $3 + 2, 1.8)`;

const listSql = `
  SELECT ${postItemColumns}
  FROM post JOIN member USING (member_id)
  WHERE ${recent}
  ORDER BY ${popularity} DESC, post.post_id DESC
  LIMIT $4 OFFSET $5`;

export const findPopularPosts = (
  database: Database,
  range: PopularRange,
  { at, limit, offset }: { at: Date; limit: number; offset: number },
): Promise<PostItem[]> => {
  const { span, fadingSeconds } = ranges[range];
  return database.query<PostItem>(listSql, [at, span, fadingSeconds, limit, offset]);
};

const countSql = `SELECT count(*)::integer AS count FROM post WHERE ${recent}`;

export async function countPopularPosts(database: Database, range: PopularRange, at: Date): Promise<number> {
  const [row] = await database.query<{ count: number }>(countSql, [at, ranges[range].span]);
  return row?.count ?? 0;
}
