import type { Board, Post } from '@jangteo/contract';
import type { Queries } from '../../platform/database/database.ts';
import { jsonObject } from '../../platform/database/json-object.ts';
import { findPoll } from '../surveys/poll.ts';
import { findCards, productNosOf } from './linked-products.ts';
import { authorOf, blockedBy, boardOfPost, isReadable, isShownTo, kindsOf } from './readable.ts';
import { unreadable } from './unreadable.ts';

export interface PostPlace {
  board: Board;
  postId: number;
  /** Null for a visitor. */
  viewer: number | null;
}

const thePost = `post.post_id = $1 AND post.kind = ANY($2) AND ${isReadable('post')} AND ${isShownTo('$3::integer', 'post')}`;

const valuesOf = ({ board, postId, viewer }: PostPlace) => [postId, kindsOf[board], viewer];

const postImage = jsonObject<Post['images'][number]>({ imageUrl: 'image_url', width: 'width', height: 'height' });

/** The replies that the viewer sees, of whom most have blocked nobody. */
const shownReplyCount = `post.reply_count - (
           SELECT count(*)::integer FROM reply
           WHERE reply.post_id = post.post_id AND ${isReadable('reply')}
             AND reply.member_id = ANY (${blockedBy('$3::integer')})
         )`;

const detailSql = `
  SELECT ${boardOfPost} AS board, post.post_id AS "postId", post.topic, post.title, post.body,
         coalesce((
           SELECT json_agg(${postImage} ORDER BY position)
           FROM post_image WHERE post_image.post_id = post.post_id
         ), '[]') AS images,
         ${authorOf('member')} AS author,
         post.like_count AS "likeCount", post.clip_count AS "clipCount", ${shownReplyCount} AS "replyCount",
         post.share_count AS "shareCount", post.view_count AS "viewCount",
         post.member_id IS NOT DISTINCT FROM $3 AS "isMine",
         EXISTS (SELECT FROM post_like l WHERE l.post_id = post.post_id AND l.member_id = $3) AS "isLike",
         EXISTS (SELECT FROM post_clip c WHERE c.post_id = post.post_id AND c.member_id = $3) AS "isClip",
         post.created_at AS "regDt", post.edited_at AS "editDt", post.board_date::text AS "boardDate",
         post.accepted_reply_id AS "acceptedReplyId",
         ${productNosOf('post')} AS "productNos"
  FROM post JOIN member USING (member_id)
  WHERE ${thePost}`;

interface FoundPost extends Omit<Post, 'poll' | 'products'> {
  productNos: number[];
}

export async function findPost(database: Queries, place: PostPlace, now: Date): Promise<Post> {
  const [found] = await database.query<FoundPost>(detailSql, valuesOf(place));
  if (!found) throw unreadable('글');
  const { productNos, ...post } = found;
  const [poll, products] = await Promise.all([
    post.board === 'survey' ? findPoll(database, post.postId, place.viewer, now) : null,
    findCards(database, productNos, now),
  ]);
  return { ...post, poll, products };
}

export interface PostHead {
  memberId: number;
  title: string;
  kind: string;
  acceptedReplyId: number | null;
  /** Members who have voted, in a survey. */
  voterCount: number;
  isDeleted: boolean;
}

const headColumns = `
  post.member_id AS "memberId", post.title, post.kind, post.accepted_reply_id AS "acceptedReplyId",
  post.voter_count AS "voterCount", post.deleted_at IS NOT NULL AS "isDeleted"`;
const headSql = `SELECT ${headColumns} FROM post WHERE ${thePost}`;

/** Throws if the post does not exist for this viewer; returns its writer. */
export async function requirePost(database: Queries, place: PostPlace): Promise<PostHead> {
  const [post] = await database.query<PostHead>(headSql, valuesOf(place));
  if (!post) throw unreadable('글');
  return post;
}

/** Locks the row until the transaction ends, so that changes of the same post wait. */
export async function lockPost(transaction: Queries, place: PostPlace): Promise<PostHead> {
  const [post] = await transaction.query<PostHead>(`${headSql} FOR NO KEY UPDATE OF post`, valuesOf(place));
  if (!post) throw unreadable('글');
  return post;
}

interface OwnPost {
  postId: number;
  memberId: number;
  kinds: readonly string[];
}

const lockOwn = (condition: string) => {
  const sql = `
    SELECT ${headColumns} FROM post
    WHERE post.post_id = $1 AND post.kind = ANY($2) AND post.member_id = $3 AND ${condition}
    FOR NO KEY UPDATE`;
  return async (transaction: Queries, { postId, memberId, kinds }: OwnPost): Promise<PostHead> => {
    const [post] = await transaction.query<PostHead>(sql, [postId, kinds, memberId]);
    if (!post) throw unreadable('글');
    return post;
  };
};

/** For what only the writer may do: another member's post counts as missing. */
export const lockOwnPost = lockOwn(isReadable('post'));

/** The writer may delete also what moderation has hidden, and what is deleted already. */
export const lockOwnPostToDelete = lockOwn('true');
