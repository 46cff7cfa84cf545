import type { Board, ChildReply, Reply } from '@jangteo/contract';
import type { Queries } from '../../platform/database/database.ts';
import { offsetOf, pageOf } from '../../platform/values/paging.ts';
import { findCards, productNosOf } from '../posts/linked-products.ts';
import { authorOf, isReadable, isShownTo, kindsOf } from '../posts/readable.ts';
import { unreadable } from '../posts/unreadable.ts';

/** `$2` is the viewer. */
const isSeen = (reply: string): string => `${isReadable(reply)} AND ${isShownTo('$2::integer', reply)}`;

const columns = `
  reply.reply_id AS "replyId", reply.like_count AS "likeCount", reply.created_at AS "regDt",
  CASE WHEN ${isSeen('reply')} THEN reply.body END AS body,
  reply.member_id = post.member_id AS "isPostAuthor",
  CASE WHEN ${isSeen('reply')} THEN ${authorOf('member')} END AS author,
  CASE WHEN ${isSeen('reply')} AND mentioned.member_id IS NOT NULL AND ${isShownTo('$2::integer', 'mentioned')}
    THEN ${authorOf('mentioned')} END AS mention,
  reply.member_id IS NOT DISTINCT FROM $2 AND ${isReadable('reply')} AS "isMine",
  EXISTS (SELECT FROM reply_like l WHERE l.reply_id = reply.reply_id AND l.member_id = $2) AS "isLike",
  post.accepted_reply_id IS NOT DISTINCT FROM reply.reply_id AS "isAccepted",
  CASE WHEN ${isSeen('reply')} THEN ${productNosOf('reply')} ELSE '{}' END AS "productNos"`;

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
  now: Date;
}

interface FoundReply extends Omit<ChildReply, 'products'> {
  productNos: number[];
}

/** Pages count the replies of the first level. */
export async function findReplies(database: Queries, postId: number, { viewer, now, ...paging }: Window) {
  const [parents, [counted]] = await Promise.all([
    database.query<FoundReply>(listSql, [postId, viewer, paging.limit, offsetOf(paging)]),
    database.query<{ count: number }>(countSql, [postId, viewer]),
  ]);
  const ids = parents.map(({ replyId }) => replyId);
  const children = await database.query<FoundReply & { parentId: number }>(childrenSql, [ids, viewer]);
  const byParent = Map.groupBy(children, ({ parentId }) => parentId);
  const withProducts = await productsOf(database, [...parents, ...children], now);
  const list: Reply[] = parents.map((parent) => ({
    ...withProducts(parent),
    children: (byParent.get(parent.replyId) ?? []).map(withProducts),
  }));
  return pageOf(paging, list, counted?.count ?? 0);
}

/** Looks up the products of all these replies at once. */
async function productsOf(database: Queries, replies: readonly FoundReply[], now: Date) {
  const cards = await findCards(database, [...new Set(replies.flatMap(({ productNos }) => productNos))], now);
  const cardOf = new Map(cards.map((card) => [card.productNo, card]));
  return ({ productNos, ...reply }: FoundReply): ChildReply => ({
    ...reply,
    products: productNos.flatMap((productNo) => cardOf.get(productNo) ?? []),
  });
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
  if (!reply) throw unreadable(board === 'qna' ? '답변' : '댓글');
  return reply.memberId;
}
