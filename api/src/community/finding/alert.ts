import type { Queries } from '../../platform/database/database.ts';
import { isReadable, isShownTo } from '../posts/readable.ts';

const news = (table: string): string =>
  `${table}.created_at > $2 AND ${isReadable(table)} AND ${table}.member_id IS DISTINCT FROM $1
   AND ${isShownTo('$1::integer', table)}`;

/** True if another member has written since: a post, or a reply to this member. */
const newsSql = `
  SELECT EXISTS (SELECT FROM post WHERE ${news('post')})
    OR EXISTS (
      SELECT FROM reply JOIN post USING (post_id)
      WHERE post.member_id = $1 AND ${isReadable('post')} AND ${news('reply')}
    )
    OR EXISTS (SELECT FROM reply WHERE mention_id = $1 AND ${news('reply')}) AS "isNew"`;

export async function hasNews(database: Queries, viewer: number | null, since: Date): Promise<boolean> {
  const [found] = await database.query<{ isNew: boolean }>(newsSql, [viewer, since]);
  return found?.isNew ?? false;
}
