import type { MyReply, QuestionItem } from '@jangteo/contract';
import { mostListed } from '@jangteo/contract/limits';
import type { Queries } from '../../platform/database/database.ts';
import { jsonObject } from '../../platform/database/json-object.ts';
import { offsetOf, pageOf } from '../../platform/values/paging.ts';
import { listPosts, type Window } from '../posts/list-posts.ts';
import { boardOfPost, emptiedText, isReadable, isShownTo } from '../posts/readable.ts';
import { questionItem } from '../qna/list-questions.ts';

/** The member's own posts of the given kinds, newest first. */
const mine = (kinds: string): string => `
  SELECT post_id FROM post
  WHERE member_id = $1 AND ${kinds} AND ${isReadable('post')}
  ORDER BY created_at DESC, post_id DESC`;

const reactedTo = (table: 'post_like' | 'post_clip'): string => `
  SELECT post_id FROM ${table} mine JOIN post USING (post_id)
  WHERE mine.member_id = $1 AND ${isReadable('post')} AND ${isShownTo('$1::integer', 'post')}
  ORDER BY mine.created_at DESC, post_id DESC`;

export const listMyPosts = (database: Queries, window: Window) =>
  listPosts(database, { found: mine("kind <> 'qna'") }, window);

export const listMyQuestions = (database: Queries, window: Window) =>
  listPosts<QuestionItem>(database, { found: mine("kind = 'qna'"), item: questionItem }, window);

export const listMyLikes = (database: Queries, window: Window) =>
  listPosts(database, { found: reactedTo('post_like') }, window);
export const listMyClips = (database: Queries, window: Window) =>
  listPosts(database, { found: reactedTo('post_clip') }, window);

const mySql = `
  FROM reply JOIN post USING (post_id)
  WHERE reply.member_id = $1 AND ${isReadable('reply')}
    AND (post.deleted_at IS NULL OR reply.body <> '${emptiedText}')`;

/** A reply can be deleted where its post can no longer be read; of such a post nothing is told. */
const isPostSeen = `${isReadable('post')} AND ${isShownTo('$1::integer', 'post')}`;

const repliedPost = jsonObject<MyReply['post']>({
  board: boardOfPost,
  postId: 'post.post_id',
  title: `CASE WHEN ${isPostSeen} THEN post.title ELSE '' END`,
  isGone: `NOT (${isPostSeen})`,
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
    database.query<{ count: number }>(`SELECT count(*)::integer AS count FROM (SELECT ${mySql} LIMIT $2) counted`, [
      viewer,
      Math.max(mostListed, offsetOf(paging) + paging.limit) + 1,
    ]),
  ]);
  const found = counted?.count ?? 0;
  return { ...pageOf(paging, list, found), totalCount: Math.min(found, mostListed + 1) };
}
