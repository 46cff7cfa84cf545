import type { Board, ChildReply, Reply } from '@jangteo/contract';
import type { Queries } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { offsetOf, pageOf } from '../../platform/paging.ts';
import { authorOf, isReadable, isShownTo, kindsOf } from '../posts/readable.ts';

/** `$2` is the viewer. */
const isSeen = (reply: string): string => `${isReadable(reply)} AND ${isShownTo('$2::integer', reply)}`;

const columns = `
  reply.reply_id AS "replyId", reply.like_count AS "likeCount", reply.created_at AS "regDt",
  CASE WHEN ${isSeen('reply')} THEN reply.body END AS body,
  reply.member_id = post.member_id AS "isPostAuthor",
  CASE WHEN ${isSeen('reply')} THEN ${authorOf('member')} END AS author,
  CASE WHEN ${isSeen('reply')} AND mentioned.member_id IS NOT NULL THEN ${authorOf('mentioned')} END AS mention,
  reply.member_id IS NOT DISTINCT FROM $2 AND ${isReadable('reply')} AS "isMine",
  EXISTS (SELECT FROM reply_like l WHERE l.reply_id = reply.reply_id AND l.member_id = $2) AS "isLike",
  post.accepted_reply_id IS NOT DISTINCT FROM reply.reply_id AS "isAccepted"`;

const tables = `
  FROM reply
  JOIN post USING (post_id)
  JOIN member ON member.member_id = reply.member_id
  LEFT JOIN member mentioned ON mentioned.member_id = reply.mention_id`;

/** A deleted reply keeps its place while there are replies below it. */
const firstLevel = `
  reply.post_id = $1 AND reply.parent_id IS NULL AND (${isSeen('reply')} OR EXISTS (
    SELECT FROM reply child WHERE child.parent_id = reply.reply_id AND ${isSeen('child')}
  ))`;

const listSql = `
  SELECT ${columns} ${tables}
  WHERE ${firstLevel}
  ORDER BY post.accepted_reply_id IS NOT DISTINCT FROM reply.reply_id DESC, reply.created_at, reply.reply_id
  LIMIT $3 OFFSET $4`;

const childrenSql = `
  SELECT reply.parent_id AS "parentId", ${columns} ${tables}
  WHERE reply.parent_id = ANY($1) AND ${isSeen('reply')}
  ORDER BY reply.created_at, reply.reply_id`;

const countSql = `SELECT count(*)::integer AS count FROM reply WHERE ${firstLevel}`;

interface Window {
  viewer: number | null;
  page: number;
  limit: number;
}

/** Pages count the replies of the first level. */
export async function findReplies(database: Queries, postId: number, { viewer, ...paging }: Window) {
  const [parents, [counted]] = await Promise.all([
    database.query<ChildReply>(listSql, [postId, viewer, paging.limit, offsetOf(paging)]),
    database.query<{ count: number }>(countSql, [postId, viewer]),
  ]);
  const ids = parents.map(({ replyId }) => replyId);
  const children = await database.query<ChildReply & { parentId: number }>(childrenSql, [ids, viewer]);
  const byParent = Map.groupBy(children, ({ parentId }) => parentId);
  const list: Reply[] = parents.map((parent) => ({ ...parent, children: byParent.get(parent.replyId) ?? [] }));
  return pageOf(paging, list, counted?.count ?? 0);
}

interface ReplyPlace {
  board: Board;
  postId: number;
  replyId: number;
  viewer: number;
}

const demandSql = `
  SELECT reply.member_id AS "memberId"
  FROM reply JOIN post USING (post_id)
  WHERE reply.reply_id = $1 AND ${isSeen('reply')}
    AND post.post_id = $3 AND post.kind = ANY($4) AND ${isReadable('post')} AND ${isShownTo('$2', 'post')}`;

/** Throws if the reply does not exist for this member; returns its writer. */
export async function requireReply(database: Queries, { board, postId, replyId, viewer }: ReplyPlace): Promise<number> {
  const values = [replyId, viewer, postId, kindsOf[board]];
  const [reply] = await database.query<{ memberId: number }>(demandSql, values);
  if (!reply) throw new ApiError('noData');
  return reply.memberId;
}
