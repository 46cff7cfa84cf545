import type { Post, PostItem, PostTopic } from '@jangteo/contract';
import type { Database } from '../platform/database/database.ts';
import { onDashboard, postItemColumns } from './post-item.ts';

interface Portion {
  limit: number;
  offset: number;
}

const ofTopic = (topic: PostTopic | undefined) => (topic ? 'AND post.topic = $1' : 'AND $1::text IS NULL');

const listSql = (topic: PostTopic | undefined) => `
  SELECT ${postItemColumns}
  FROM post JOIN member USING (member_id)
  WHERE ${onDashboard} ${ofTopic(topic)}
  ORDER BY post.created_at DESC, post.post_id DESC
  LIMIT $2 OFFSET $3`;

export const findDashboardPosts = (
  database: Database,
  topic: PostTopic | undefined,
  { limit, offset }: Portion,
): Promise<PostItem[]> => database.query<PostItem>(listSql(topic), [topic ?? null, limit, offset]);

const countSql = (topic: PostTopic | undefined) =>
  `SELECT count(*)::integer AS count FROM post WHERE ${onDashboard} ${ofTopic(topic)}`;

export async function countDashboardPosts(database: Database, topic: PostTopic | undefined): Promise<number> {
  const [row] = await database.query<{ count: number }>(countSql(topic), [topic ?? null]);
  return row?.count ?? 0;
}

const oneSql = `
  SELECT post.post_id AS "postId", post.topic, post.title, post.body,
         coalesce((
           SELECT json_agg(json_build_object('imageUrl', image_url, 'width', width, 'height', height) ORDER BY position)
           FROM post_image WHERE post_image.post_id = post.post_id
         ), '[]') AS images,
         json_build_object('memberId', member.member_id, 'nickname', member.nickname, 'level', member.level) AS author,
         post.like_count AS "likeCount", post.clip_count AS "clipCount", post.reply_count AS "replyCount",
         post.view_count AS "viewCount", post.created_at AS "regDt", post.edited_at AS "editDt"
  FROM post JOIN member USING (member_id)
  WHERE post.post_id = $1 AND ${onDashboard}`;

export async function findDashboardPost(database: Database, postId: number): Promise<Post | undefined> {
  const [post] = await database.query<Post>(oneSql, [postId]);
  return post;
}

const existsSql = `SELECT FROM post WHERE post.post_id = $1 AND ${onDashboard}`;

export const isOnDashboard = async (database: Database, postId: number): Promise<boolean> =>
  (await database.query(existsSql, [postId])).length > 0;
