import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { earnStars } from '../../stars/earn.ts';
import type { WriteResult } from '../write-once.ts';
import { countVisit, type Visit } from './count-visit.ts';

/**
 * The page cannot know whether a share was really sent, so a post counts each member's shares once and pays them once a day,
 * and visitors' shares are not counted.
 */
export const sharePost = (
  database: Database,
  visit: Omit<Visit, 'act'>,
): Promise<WriteResult<{ shareCount: number }>> =>
  inTransaction(database, async (transaction) => {
    const shareCount = await countVisit(transaction, { ...visit, act: 'share' });
    const { viewer: memberId, postId } = visit.place;
    if (memberId === null) return { data: { shareCount }, toastItems: [] };
    const source = { sourceType: 'post', sourceId: postId, now: visit.now } as const;
    return { data: { shareCount }, toastItems: await earnStars(transaction, { memberId, rule: 'share', ...source }) };
  });
