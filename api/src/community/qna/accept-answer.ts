import { alarmTypes, type ToastItem } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { notify } from '../../notify/notify.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors.ts';
import { earnStars } from '../../stars/earn.ts';
import { lockOwnPost } from '../posts/find-post.ts';
import { isReadable, isShownTo, kindsOf } from '../posts/readable.ts';
import { unreadable } from '../posts/unreadable.ts';
import type { WriteResult } from '../write-once.ts';

interface Acceptance {
  postId: number;
  replyId: number;
  memberId: number;
  now: Date;
}

/** Locks the question: of two simultaneous acceptances, the second one sees the first. */
export const acceptAnswer = (
  database: Database,
  { postId, replyId, memberId, now }: Acceptance,
): Promise<WriteResult<{ acceptedReplyId: number }>> =>
  inTransaction(database, async (transaction) => {
    const question = await lockOwnPost(transaction, { postId, memberId, kinds: kindsOf.qna });
    const data = { acceptedReplyId: replyId };
    if (question.acceptedReplyId === replyId) return { data, toastItems: [] };
    if (question.acceptedReplyId !== null) throw refusal('이미 채택한 답변이 있어요.');
    const answererId = await findAnswerer(transaction, postId, replyId, memberId);
    if (answererId === memberId) throw refusal('내가 쓴 답변은 채택할 수 없어요.');
    await transaction.query('UPDATE post SET accepted_reply_id = $2 WHERE post_id = $1', [postId, replyId]);
    const toastItems = await payBoth(transaction, { postId, replyId, memberId, now }, answererId);
    await notify(transaction, {
      memberId: answererId,
      alarmType: alarmTypes.activity,
      dedupeKey: `accepted:${replyId}`,
      title: '내 답변이 채택되었어요',
      text: question.title,
      link: links.communityQuestion(postId, replyId),
      now,
    });
    return { data, toastItems };
  });

const refusal = (message: string) => new ApiError('unsupported', { status: 409, message });

const answererSql = `
  SELECT member_id AS "memberId" FROM reply
  WHERE reply_id = $1 AND post_id = $2 AND parent_id IS NULL AND ${isReadable('reply')} AND ${isShownTo('$3', 'reply')}`;

async function findAnswerer(transaction: Queries, postId: number, replyId: number, viewer: number): Promise<number> {
  const [answer] = await transaction.query<{ memberId: number }>(answererSql, [replyId, postId, viewer]);
  if (!answer) throw unreadable('답변');
  return answer.memberId;
}

/** Two members may accept each other's answers at once, so accounts are always locked in the order of their ids. */
async function payBoth(
  transaction: Queries,
  { postId, replyId, memberId, now }: Acceptance,
  answererId: number,
): Promise<ToastItem[]> {
  const payAsker = () =>
    earnStars(transaction, { memberId, rule: 'answerAccepting', sourceType: 'post', sourceId: postId, now });
  const payAnswerer = () =>
    earnStars(transaction, {
      memberId: answererId,
      rule: 'answerAccepted',
      sourceType: 'reply',
      sourceId: replyId,
      now,
    });
  if (memberId < answererId) {
    const toastItems = await payAsker();
    await payAnswerer();
    return toastItems;
  }
  await payAnswerer();
  return payAsker();
}
