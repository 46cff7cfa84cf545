import type { Scenario } from '../scenario.ts';

export interface Survey {
  postId: number;
  optionIds: number[];
}

/** One vote of each member in each survey, often repeated, and the stars it pays. */
export function votes(surveys: readonly Survey[]): Scenario {
  const promised = new Set<string>();
  return {
    name: 'votes',
    act: async (ask, who, random) => {
      const { postId: id, optionIds } = random.pick(surveys);
      const optionId = optionIds[who.memberId % optionIds.length] ?? 0;
      await ask(who, 'POST /api/v1/community/survey/:id/vote', { params: { id }, body: { optionIds: [optionId] } });
      promised.add(`${optionId} of ${id} by ${who.memberId}`);
    },
    promised: () => promised,
    keptSql: `
      SELECT option_id || ' of ' || post_id || ' by ' || vote.member_id AS fact
      FROM poll_vote vote
      LEFT JOIN poll_choice USING (post_id, member_id)
      JOIN star_ledger paid
        ON (paid.member_id, rule, source_type, source_id) = (vote.member_id, 'vote', 'post', post_id::text)
      WHERE vote.member_id = ANY($1)`,
  };
}
