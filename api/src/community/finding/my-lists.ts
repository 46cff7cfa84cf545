import type { MyReply, QuestionItem } from '@jangteo/contract';
import type { Queries } from '../../platform/database/database.ts';
import { jsonObject } from '../../platform/database/json-object.ts';
import { offsetOf, pageOf } from '../../platform/paging.ts';
import { listPosts, orders, type PostList } from '../posts/list-posts.ts';
import { boardOfPost, isReadable } from '../posts/readable.ts';
import { questionColumns } from '../qna/list-questions.ts';

interface Window {
  viewer: number;
  page: number;
  limit: number;
}

const isMine = 'post.member_id = $1';

const reactedTo = (table: 'post_like' | 'post_clip'): PostList => ({
  join: `JOIN ${table} mine ON mine.post_id = post.post_id AND mine.member_id = $1`,
  where: 'true',
  orderBy: 'mine.created_at DESC, post.post_id DESC',
});

export const listMyPosts = (database: Queries, window: Window) =>
  listPosts(database, { where: `${isMine} AND post.kind <> 'qna'`, orderBy: orders.new }, window);

export const listMyQuestions = (database: Queries, window: Window) =>
  listPosts<QuestionItem>(
    database,
    { where: `${isMine} AND post.kind = 'qna'`, orderBy: orders.new, columns: questionColumns },
    window,
  );

export const listMyLikes = (database: Queries, window: Window) => listPosts(database, reactedTo('post_like'), window);
export const listMyClips = (database: Queries, window: Window) => listPosts(database, reactedTo('post_clip'), window);

/** Replies below a deleted or hidden post are not listed. */
const mySql = `
  FROM reply JOIN post USING (post_id)
  WHERE reply.member_id = $1 AND ${isReadable('reply')} AND ${isReadable('post')}`;

const repliedPost = jsonObject<MyReply['post']>({
  board: boardOfPost,
  postId: 'post.post_id',
  title: 'post.title',
});

const listSql = `
  SELECT reply.reply_id AS "replyId", reply.body, reply.like_count AS "likeCount", reply.created_at AS "regDt",
         ${repliedPost} AS post
  ${mySql}
  ORDER BY reply.created_at DESC, reply.reply_id DESC
  LIMIT $2 OFFSET $3`;

export async function listMyReplies(database: Queries, { viewer, ...paging }: Window) {
  const [list, [counted]] = await Promise.all([
    database.query<MyReply>(listSql, [viewer, paging.limit, offsetOf(paging)]),
    database.query<{ count: number }>(`SELECT count(*)::integer AS count ${mySql}`, [viewer]),
  ]);
  return pageOf(paging, list, counted?.count ?? 0);
}
