import type { Queries } from '../../platform/database/database.ts';
import { isReadable, isShownTo } from '../posts/readable.ts';

const isNews = (table: string): string =>
  `${table}.created_at > $2 AND ${table}.member_id IS DISTINCT FROM $1 AND ${isShownTo('$1::integer', table)}`;

const newestReply = (toMember: string): string => `
  SELECT true FROM reply JOIN post USING (post_id)
  WHERE ${toMember} AND ${isReadable('reply')} AND ${isReadable('post')} AND ${isNews('reply')}
  ORDER BY reply.created_at DESC LIMIT 1`;

/**
 * True if another member has written since: a post, or a reply to this member. Each looks at the newest first: without
 * their orders, PostgreSQL expects to find one of many anywhere, and reads the oldest.
 */
const newsSql = `
  SELECT coalesce(
    (SELECT bool_or(true)
     FROM unnest('{dashboard,qna,survey}'::text[]) list
     CROSS JOIN LATERAL (
       SELECT FROM post_entry
       WHERE key = list AND ${isNews('post_entry')}
       ORDER BY created_at DESC, post_id DESC LIMIT 1
     ) newest),
    (${newestReply('reply.post_member_id = $1')}),
    (${newestReply('reply.mention_id = $1')}),
    false
  ) AS "isNew"`;

export async function hasNews(database: Queries, viewer: number | null, since: Date): Promise<boolean> {
  const [found] = await database.query<{ isNew: boolean }>(newsSql, [viewer, since]);
  return found?.isNew ?? false;
}
