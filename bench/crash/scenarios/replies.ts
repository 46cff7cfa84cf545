import { newKey } from '../../../api/test/community.ts';
import type { Scenario } from '../scenario.ts';

/** A reply to another member's post, and the stars it pays. */
export function replies(postIds: readonly number[]): Scenario {
  const promised: string[] = [];
  return {
    name: 'replies',
    act: async (ask, who, random) => {
      const id = random.pick(postIds);
      const { data } = await ask<{ replyId: number }>(who, 'POST /api/v1/community/dashboard/:id/reply', {
        params: { id },
        body: { requestKey: newKey(), body: '저도 그렇게 생각해요' },
      });
      promised.push(`${data.replyId} to ${id} by ${who.memberId}`);
    },
    promised: () => promised,
    keptSql: `
      SELECT reply_id || ' to ' || post_id || ' by ' || reply.member_id AS fact
      FROM reply
      JOIN star_ledger paid
        ON (paid.member_id, rule, source_type, source_id) = (reply.member_id, 'reply', 'reply', reply_id::text)
      WHERE reply.member_id = ANY($1)`,
  };
}
