import { hash } from 'node:crypto';
import type { Queries } from './database/database.ts';
import { ApiError } from './errors.ts';
import { stillMember } from './still-member.ts';

interface KeyedRequest {
  memberId: number;
  /** Made by the client, and sent again with each retry. */
  requestKey: string;
  /**
   * Everything that the result depends on, with the call's name: one key must not be used for two different requests.
   */
  request: unknown;
}

/** Waits for a running request with the same key. */
const claimSql = `
  INSERT INTO idempotency (member_id, request_key, request_hash, answer)
  SELECT member_id, $2, $3, 'null' FROM ${stillMember('$1')} writer
  ON CONFLICT DO NOTHING
  RETURNING true AS "isFirst"`;

const storedSql = `
  SELECT request_hash = $3 AS "isSame", answer
  FROM idempotency
  WHERE member_id = $1 AND request_key = $2`;

const storeSql = 'UPDATE idempotency SET answer = $3 WHERE member_id = $1 AND request_key = $2';

/**
 * Runs the work once for each key; a retry returns the first result. The result is stored in the transaction of the
 * work, so a failure leaves no trace of the key and may be retried.
 */
export async function runOnce<Answer>(
  transaction: Queries,
  { memberId, requestKey, request }: KeyedRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const requestHash = hash('sha256', JSON.stringify(request), 'buffer');
  const [first] = await transaction.query(claimSql, [memberId, requestKey, requestHash]);
  if (!first) return storedAnswer<Answer>(transaction, [memberId, requestKey, requestHash]);
  const answer = await work();
  await transaction.query(storeSql, [memberId, requestKey, JSON.stringify(answer)]);
  return answer;
}

async function storedAnswer<Answer>(transaction: Queries, values: unknown[]): Promise<Answer> {
  const [stored] = await transaction.query<{ isSame: boolean; answer: Answer }>(storedSql, values);
  if (!stored) throw new ApiError('refreshExpired');
  if (!stored.isSame) throw new ApiError('notMatched', { field: 'requestKey' });
  return stored.answer;
}
