import { aPost } from '../../../api/test/community.ts';
import type { Scenario } from '../scenario.ts';

/** A post, and the stars it pays: one without the other is incomplete. */
export function posts(): Scenario {
  const promised: string[] = [];
  return {
    name: 'posts',
    act: async (ask, who) => {
      const body = aPost();
      const { data } = await ask<{ postId: number }>(who, 'POST /api/v1/community/dashboard', { body });
      promised.push(`${data.postId} by ${who.memberId}`);
    },
    promised: () => promised,
    keptSql: `
      SELECT post_id || ' by ' || post.member_id AS fact
      FROM post
      JOIN star_ledger paid ON (paid.member_id, rule, source_type, source_id) = (post.member_id, 'post', 'post', post_id::text)
      WHERE post.member_id = ANY($1)`,
  };
}
