import { alarmTypes, type Board, type ToastItem } from '@jangteo/contract';
import { starRules } from '@jangteo/contract/star-rules';
import { visibleLength } from '@jangteo/contract/visible-text';
import { notify } from '../../notify/notify.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { earnStars } from '../../stars/earn.ts';
import { refuseBanWords } from '../ban-words.ts';
import { linkTo } from '../link-to.ts';
import { type PostHead, requirePost } from '../posts/find-post.ts';
import { attachProducts } from '../posts/linked-products.ts';
import { isReadable, isShownTo } from '../posts/readable.ts';
import { type WriteResult, writeOnce } from '../write-once.ts';

interface NewReply {
  board: Board;
  postId: number;
  memberId: number;
  requestKey: string;
  body: string;
  /** The reply that is answered; undefined for a reply to the post. */
  replyToId: number | undefined;
  /** The products that the reply cites. */
  productNos: number[] | undefined;
  now: Date;
}

const insertSql = `
  INSERT INTO reply (post_id, parent_id, mention_id, member_id, body, created_at)
  VALUES ($1, $2, $3, $4, $5, $6)
  RETURNING reply_id AS "replyId"`;

/** Pages count first-level replies only: all replies below one are read at once. */
const mostBelowOne = 500;

export function writeReply(database: Database, reply: NewReply): Promise<WriteResult<{ replyId: number }>> {
  const { board, postId, memberId, requestKey, body, replyToId, productNos, now } = reply;
  const keyed = { memberId, requestKey, request: { call: `reply ${board}`, postId, body, replyToId, productNos } };
  return writeOnce(database, keyed, async (transaction) => {
    const post = await requirePost(transaction, { board, postId, viewer: memberId });
    await refuseBanWords(transaction, [body]);
    const answered = replyToId ? await findAnswered(transaction, postId, replyToId, memberId) : undefined;
    const [row] = await transaction.query<{ replyId: number }>(insertSql, [
      postId,
      answered?.parentId ?? null,
      answered?.mentionId ?? null,
      memberId,
      body,
      now,
    ]);
    const replyId = row?.replyId ?? 0;
    if (answered) await refuseTooMany(transaction, board, answered.parentId);
    await attachProducts(transaction, 'reply', replyId, productNos ?? []);
    const toastItems = await payReplier(transaction, reply, replyId, post);
    await sendAlarms(transaction, { ...reply, replyId, post, answeredId: answered?.memberId });
    return { data: { replyId }, toastItems };
  });
}

interface AnsweredReply {
  memberId: number;
  parentId: number;
  /** Set if the answered reply is on the second level: the position alone does not show whom the reply is for. */
  mentionId: number | null;
}

const answeredSql = `
  SELECT reply.member_id AS "memberId", coalesce(parent_id, reply_id) AS "parentId",
         CASE WHEN parent_id IS NOT NULL THEN reply.member_id END AS "mentionId"
  FROM reply
  WHERE reply_id = $1 AND post_id = $2 AND ${isReadable('reply')} AND ${isShownTo('$3', 'reply')}`;

/** There are two levels: a reply to a second-level reply stands beside it. */
async function findAnswered(transaction: Queries, postId: number, replyToId: number, viewer: number) {
  const [answered] = await transaction.query<AnsweredReply>(answeredSql, [replyToId, postId, viewer]);
  if (!answered) throw new ApiError('noData', { message: '답글을 달 댓글이 삭제되었어요.' });
  return answered;
}

const countSql = `SELECT count(*)::integer AS count FROM reply WHERE parent_id = $1 AND ${isReadable('reply')}`;

/** Called after the insertion, which has locked the post's row to count the reply: of calls at once, each sees those before it. */
async function refuseTooMany(transaction: Queries, board: Board, parentId: number): Promise<void> {
  const [below] = await transaction.query<{ count: number }>(countSql, [parentId]);
  if ((below?.count ?? 0) <= mostBelowOne) return;
  const noun = board === 'qna' ? '답변' : '댓글';
  throw new ApiError('outOfRange', {
    status: 409,
    message: `이 ${noun}에는 답글을 더 달 수 없어요. 새 ${noun}을 써 주세요.`,
  });
}

const payReplier = async (
  transaction: Queries,
  { memberId, body, now }: NewReply,
  replyId: number,
  post: PostHead,
): Promise<ToastItem[]> =>
  post.memberId === memberId || visibleLength(body) < starRules.replyMinLength
    ? []
    : earnStars(transaction, { memberId, rule: 'reply', sourceType: 'reply', sourceId: replyId, now });

interface ReplyAlarms extends NewReply {
  replyId: number;
  post: PostHead;
  answeredId: number | undefined;
}

/** Alarms the post's writer and the member who was answered, once each, except those who have blocked the replier. */
async function sendAlarms(transaction: Queries, alarms: ReplyAlarms): Promise<void> {
  const { board, postId, memberId, replyId, post, answeredId, now } = alarms;
  const isQuestion = board === 'qna';
  const titles = new Map([[post.memberId, isQuestion ? '내 질문에 새 답변이 달렸어요' : '내 글에 새 댓글이 달렸어요']]);
  if (answeredId) titles.set(answeredId, `내 ${isQuestion ? '답변' : '댓글'}에 답글이 달렸어요`);
  titles.delete(memberId);
  const recipients = await transaction.query<{ memberId: number }>(recipientsSql, [[...titles.keys()], memberId]);
  for (const recipient of recipients) {
    await notify(transaction, {
      memberId: recipient.memberId,
      alarmType: alarmTypes.activity,
      dedupeKey: `reply:${replyId}`,
      title: titles.get(recipient.memberId) ?? '',
      text: post.title,
      link: linkTo(board, postId, replyId),
      now,
    });
  }
}

const recipientsSql = `
  SELECT recipient AS "memberId" FROM unnest($1::integer[]) recipient
  WHERE NOT EXISTS (SELECT FROM member_block WHERE member_id = recipient AND blocked_id = $2)
  ORDER BY recipient`;
