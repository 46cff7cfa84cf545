import type { PostItem } from '@jangteo/contract';
import type { Queries } from '../../platform/database/database.ts';
import { offsetOf, pageOf } from '../../platform/paging.ts';
import { authorOf, boardOfPost, isReadable, isShownTo } from './readable.ts';

export const excerptSql = (text: string): string => `regexp_replace(${text}, '\\s+', ' ', 'g')`;
const beginning = excerptSql('left(post.body, 160)');

/** The columns of a list item; the statement has `post`, and its writer as `member`. */
const itemColumns = (excerpt: string): string => `
  ${boardOfPost} AS board, post.post_id AS "postId", post.topic, post.title, ${excerpt} AS excerpt,
  (SELECT image_url FROM post_image WHERE post_image.post_id = post.post_id AND position = 1) AS "imageUrl",
  (SELECT count(*)::integer FROM post_image WHERE post_image.post_id = post.post_id) AS "imageCount",
  ${authorOf('member')} AS author,
  post.like_count AS "likeCount", post.reply_count AS "replyCount", post.view_count AS "viewCount",
  post.created_at AS "regDt"`;

export interface PostList {
  /** Conditions of this list beyond those of every list. `$1` is the viewer, the values follow. */
  where: string;
  values?: unknown[];
  orderBy: string;
  /** Further joins to `post`. */
  join?: string;
  /** Further columns of an item. */
  columns?: string;
  excerpt?: string;
  /** The order needs every post of the list: they are found once, for the page and for their number. */
  isReadWhole?: boolean;
}

export const orders = {
  new: 'post.created_at DESC, post.post_id DESC',
  popular: 'post.score DESC, post.post_id DESC',
} as const;

interface Window {
  page: number;
  limit: number;
  viewer: number | null;
}

/**
 * One page of posts, without those that are hidden or whose writer the viewer has blocked. The ids of the page are
 * found first; only these rows are read in full.
 */
export async function listPosts<Item = PostItem>(
  database: Queries,
  { where, values = [], orderBy, join = '', columns = '', excerpt = beginning, isReadWhole = false }: PostList,
  { viewer, ...paging }: Window,
) {
  const found = `FROM post ${join} WHERE ${isReadable('post')} AND ${isShownTo('$1::integer', 'post')} AND ${where}`;
  const given = [viewer, ...values];
  const window = `LIMIT $${given.length + 1} OFFSET $${given.length + 2}`;
  const windowValues = [...given, paging.limit, offsetOf(paging)];
  const items = `
    ${itemColumns(excerpt)} ${columns && `, ${columns}`}
    FROM page JOIN post USING (post_id) ${join} JOIN member ON member.member_id = post.member_id`;
  if (isReadWhole) {
    const rows = await database.query<Item & { total: number; place: number | null }>(
      `WITH found AS MATERIALIZED (SELECT post.post_id, row_number() OVER (ORDER BY ${orderBy}) AS place ${found}),
       page AS (SELECT * FROM found ORDER BY place ${window})
       SELECT total, item.*
       FROM (SELECT count(*)::integer AS total FROM found) counted LEFT JOIN (SELECT place, ${items}) item ON true
       ORDER BY place`,
      windowValues,
    );
    const list = rows.filter(({ place }) => place !== null);
    return pageOf<Item>(paging, list, rows[0]?.total ?? 0);
  }
  const [list, [counted]] = await Promise.all([
    database.query<Item>(
      `WITH page AS (SELECT post.post_id ${found} ORDER BY ${orderBy} ${window}) SELECT ${items} ORDER BY ${orderBy}`,
      windowValues,
    ),
    database.query<{ count: number }>(`SELECT count(*)::integer AS count ${found}`, given),
  ]);
  return pageOf(paging, list, counted?.count ?? 0);
}
