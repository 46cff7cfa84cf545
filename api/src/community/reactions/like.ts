import type { Board } from '@jangteo/contract';
import { alarmTypes } from '@jangteo/contract';
import { notify } from '../../notify/notify.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { earnStars } from '../../stars/earn.ts';
import { linkTo } from '../link-to.ts';
import { requirePost } from '../posts/find-post.ts';
import { requireReply } from '../replies/find-replies.ts';
import { react } from './react.ts';

interface ReactionRequest {
  board: Board;
  postId: number;
  memberId: number;
  isWanted: boolean;
  now: Date;
}

export const likePost = (
  database: Database,
  { board, postId, memberId, isWanted, now }: ReactionRequest,
): Promise<number> =>
  inTransaction(database, async (transaction) => {
    const like = { reaction: 'post like', id: postId, memberId, isWanted, now } as const;
    const { count, newOn: post } = await react(transaction, like, () =>
      requirePost(transaction, { board, postId, viewer: memberId }),
    );
    if (post && post.memberId !== memberId) {
      await thank(transaction, { liked: 'post', id: postId, writerId: post.memberId, giverId: memberId, now });
      await alarmAtMilestone(transaction, { board, postId, count, ...post, now });
    }
    return count;
  });

export const clipPost = (
  database: Database,
  { board, postId, memberId, isWanted, now }: ReactionRequest,
): Promise<number> =>
  inTransaction(database, async (transaction) => {
    const clip = { reaction: 'post clip', id: postId, memberId, isWanted, now } as const;
    const { count } = await react(transaction, clip, () =>
      requirePost(transaction, { board, postId, viewer: memberId }),
    );
    return count;
  });

export const likeReply = (
  database: Database,
  { board, postId, replyId, memberId, isWanted, now }: ReactionRequest & { replyId: number },
): Promise<number> =>
  inTransaction(database, async (transaction) => {
    const like = { reaction: 'reply like', id: replyId, memberId, isWanted, now } as const;
    const { count, newOn: writerId } = await react(transaction, like, () =>
      requireReply(transaction, { board, postId, replyId, viewer: memberId }),
    );
    if (writerId !== undefined && writerId !== memberId) {
      await thank(transaction, { liked: 'reply', id: replyId, writerId, giverId: memberId, now });
    }
    return count;
  });

interface LikeReward {
  liked: 'post' | 'reply';
  id: number;
  writerId: number;
  giverId: number;
  now: Date;
}

/**
 * Each giver pays once for each post or reply, however often it is liked again. The writer sees it in the star history.
 */
const thank = (transaction: Queries, { liked, id, writerId, giverId, now }: LikeReward) =>
  earnStars(transaction, {
    memberId: writerId,
    rule: 'likeReceived',
    sourceType: liked,
    sourceId: `${id}:${giverId}`,
    now,
  });

const milestones = [10, 50, 100, 500, 1_000];

interface Milestone {
  board: Board;
  postId: number;
  memberId: number;
  title: string;
  count: number;
  now: Date;
}

async function alarmAtMilestone(transaction: Queries, { board, postId, memberId, title, count, now }: Milestone) {
  if (!milestones.includes(count)) return;
  await notify(transaction, {
    memberId,
    alarmType: alarmTypes.activity,
    dedupeKey: `like:${postId}:${count}`,
    title: `좋아요 ${count.toLocaleString('ko-KR')}개를 받았어요`,
    text: title,
    link: linkTo(board, postId),
    now,
  });
}
