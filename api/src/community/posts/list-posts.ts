import type { PostItem } from '@jangteo/contract';
import { mostListed } from '@jangteo/contract/limits';
import type { Queries } from '../../platform/database/database.ts';
import { asTime, jsonRow } from '../../platform/database/json-object.ts';
import { jsonList } from '../../platform/values/json-text.ts';
import { offsetOf, type Paging, pageOf } from '../../platform/values/paging.ts';
import { authorOf, boardOfPost, isShownTo } from './readable.ts';

export const excerptSql = (text: string): string => `regexp_replace(${text}, '\\s+', ' ', 'g')`;
const beginning = excerptSql('left(post.body, 160)');

/** The fields of a list item; the statement has `post`, and its writer as `member`. */
export const itemFields = (excerpt = beginning) => ({
  board: boardOfPost,
  postId: 'post.post_id',
  topic: 'post.topic',
  title: 'post.title',
  excerpt,
  imageUrl: '(SELECT image_url FROM post_image WHERE post_image.post_id = post.post_id AND position = 1)',
  imageCount: '(SELECT count(*)::integer FROM post_image WHERE post_image.post_id = post.post_id)',
  author: authorOf('member'),
  likeCount: 'post.like_count',
  replyCount: 'post.reply_count',
  viewCount: 'post.view_count',
  regDt: asTime('post.created_at'),
});

const postItem = jsonRow<PostItem>(itemFields());

export interface PostList {
  /** Selects the `post_id` of readable posts in the order of the list. `$1` is the viewer, the values follow. */
  found: string;
  values?: unknown[];
  /** Counts the list, up to one more than `mostListed`, where `found` does not find as many. */
  count?: string;
  /** The list ends at so many posts. */
  end?: number;
  /** The `jsonRow` of an item that has more than a post's fields, or another excerpt. */
  item?: string;
}

export interface Window extends Paging {
  /** Null for a visitor. */
  viewer: number | null;
}

/** Feeds are scrolled further than other lists, but not for ever. Up to `mostListed` a list is counted. */
const endOfFeeds = 10_000;

const orders = { new: 'created_at DESC, post_id DESC', popular: 'score DESC, post_id DESC' } as const;
export type PostOrder = keyof typeof orders;

/** The posts of one key of `post_entry`, `$2`. */
export const postsOfKey = (order: PostOrder, where = 'true'): string => `
  SELECT post_id FROM post_entry
  WHERE key = $2 AND ${isShownTo('$1::integer', 'post_entry')} AND ${where}
  ORDER BY ${orders[order]}`;

/**
 * One page of posts. The ids of the list are found first, no more than are needed to know whether there is a next page;
 * only the rows of the page are read in full.
 */
export async function listPosts<Item = PostItem>(
  database: Queries,
  { found, values = [], count, end = endOfFeeds, item = postItem }: PostList,
  { viewer, ...paging }: Window,
) {
  const first = offsetOf(paging);
  const last = Math.min(first + paging.limit, end);
  const most = last <= mostListed ? mostListed : end;
  const given = [viewer, ...values];
  const [from, to] = [given.length + 1, given.length + 2];
  const rows = await database.query<{ found: number; postId: number | null; json: string | null }>(
    `WITH found AS MATERIALIZED (SELECT ARRAY(SELECT post_id FROM (${found}) listed LIMIT ${most + 1}) AS ids)
     SELECT ${count ? `(${count})` : 'cardinality(ids)'}::integer AS found, item."postId", item.json
     FROM found LEFT JOIN LATERAL (
       SELECT place, post_id AS "postId", ${item} AS json
       FROM unnest(ids[$${from}::integer:$${to}::integer]) WITH ORDINALITY AS page (post_id, place)
       JOIN post USING (post_id)
       JOIN member ON member.member_id = post.member_id
     ) item ON true
     ORDER BY place`,
    [...given, first + 1, last],
  );
  const total = rows[0]?.found ?? 0;
  const list = rows.flatMap(({ postId, json }) => (postId === null ? [] : { postId, json }));
  return {
    ...pageOf(paging, jsonList<Item>(list), Math.min(total, end)),
    totalCount: Math.min(total, mostListed + 1),
  };
}
