import { codes } from '@jangteo/contract/codes';
import { newKey } from '../../../api/test/community.ts';
import type { Scenario } from '../scenario.ts';

/**
 * Stars are exchanged for points until the member has none left; each is granted at the shop platform and has its
 * ledger entry.
 */
export function exchanges(): Scenario {
  const promised: string[] = [];
  return {
    name: 'exchanges',
    act: async (ask, who) => {
      const said = { body: { stars: 1_000, requestKey: newKey() } };
      const answer = await ask<{ exchangeId: number }>(who, 'POST /api/v1/user/point/exchange', said, codes.outOfRange);
      if (answer.code === codes.ok) promised.push(`${answer.data.exchangeId} by ${who.memberId} COMPLETED`);
    },
    promised: () => promised,
    keptSql: `
      SELECT exchange_id || ' by ' || exchange.member_id || ' ' || status AS fact
      FROM star_exchange exchange
      JOIN star_ledger taken
        ON (taken.member_id, rule, source_type, source_id, -delta)
         = (exchange.member_id, 'exchange', 'exchange', exchange_id::text, stars)
      WHERE exchange.member_id = ANY($1)`,
  };
}
