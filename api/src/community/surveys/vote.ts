import type { Poll } from '@jangteo/contract';
import type { Database, Queries } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors.ts';
import { earnStars } from '../../stars/earn.ts';
import { lockPost } from '../posts/find-post.ts';
import type { WriteResult } from '../write-once.ts';
import { findPoll } from './poll.ts';

interface Vote {
  postId: number;
  memberId: number;
  optionIds: number[];
  now: Date;
}

const voteSql = 'INSERT INTO poll_vote (post_id, member_id, voted_at) VALUES ($1, $2, $3)';
const chooseSql = 'INSERT INTO poll_choice (post_id, member_id, option_id) SELECT $1, $2, unnest($3::integer[])';

/** One vote for each member. Repeating the same vote returns the first result; a different one is refused. */
export const vote = (database: Database, { postId, memberId, optionIds, now }: Vote): Promise<WriteResult<Poll>> =>
  inTransaction(database, async (transaction) => {
    await lockPost(transaction, { board: 'survey', postId, viewer: memberId });
    const poll = await demandPoll(transaction, postId, memberId, now);
    const known = poll.options.filter(({ isMine }) => isMine).map(({ optionId }) => optionId);
    if (known.length > 0) {
      if (!isSame(known, optionIds)) throw refusal('이미 참여한 설문이에요.');
      return { data: poll, toastItems: [] };
    }
    if (poll.isClosed) throw refusal('마감된 설문이에요.');
    if (!poll.isMultiple && optionIds.length > 1) throw new ApiError('outOfRange', { field: 'optionIds' });
    const offered = poll.options.map(({ optionId }) => optionId);
    if (!optionIds.every((id) => offered.includes(id))) throw new ApiError('undefined', { field: 'optionIds' });
    await transaction.query(voteSql, [postId, memberId, now]);
    await transaction.query(chooseSql, [postId, memberId, optionIds]);
    const toastItems = await earnStars(transaction, {
      memberId,
      rule: 'vote',
      sourceType: 'post',
      sourceId: postId,
      now,
    });
    return { data: await demandPoll(transaction, postId, memberId, now), toastItems };
  });

const refusal = (message: string) => new ApiError('unsupported', { status: 409, message });

async function demandPoll(transaction: Queries, postId: number, memberId: number, now: Date): Promise<Poll> {
  const poll = await findPoll(transaction, postId, memberId, now);
  if (!poll) throw new ApiError('noData');
  return poll;
}

const isSame = (a: number[], b: number[]): boolean => a.length === b.length && a.every((id) => b.includes(id));
