import type { Exchange } from '@jangteo/contract';
import type { Queries } from '../../platform/database/database.ts';
import { findPoint } from '../point.ts';

const findSql = `
  SELECT exchange_id AS "exchangeId", status, stars, points, requested_at AS "requestDt", finished_at AS "finishDt"
  FROM star_exchange
  WHERE exchange_id = $1 AND member_id = $2`;

export async function findExchange(
  database: Queries,
  exchangeId: number,
  memberId: number,
  now: Date,
): Promise<Exchange | undefined> {
  const [[found], { balance }] = await Promise.all([
    database.query<Omit<Exchange, 'balance'>>(findSql, [exchangeId, memberId]),
    findPoint(database, memberId, now),
  ]);
  return found && { ...found, balance };
}
