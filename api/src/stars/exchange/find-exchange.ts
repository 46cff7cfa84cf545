import type { Exchange } from '@jangteo/contract';
import type { Queries } from '../../platform/database/database.ts';

const findSql = `
  SELECT exchange_id AS "exchangeId", status, stars, points, requested_at AS "requestDt", finished_at AS "finishDt", (
    SELECT balance FROM star_account WHERE star_account.member_id = star_exchange.member_id
  ) AS balance
  FROM star_exchange
  WHERE exchange_id = $1 AND member_id = $2`;

export async function findExchange(
  database: Queries,
  exchangeId: number,
  memberId: number,
): Promise<Exchange | undefined> {
  const [found] = await database.query<Exchange>(findSql, [exchangeId, memberId]);
  return found;
}
