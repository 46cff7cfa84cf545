import type { Queries } from '../platform/database/database.ts';
import { ApiError } from '../platform/errors.ts';
import { endSession } from './end-session.ts';
import { hashOf } from './tokens.ts';

const ownerSql = `
  SELECT member_id AS "memberId"
  FROM session
  JOIN refresh_token USING (session_id)
  WHERE session_id = $1 AND token_hash = $2`;

const unlinkSql = 'UPDATE device SET member_id = NULL WHERE device_uuid = $1 AND member_id = $2';

/** Ends the session that both tokens belong to, however old they are; ending it again changes nothing. */
export async function signOut(
  transaction: Queries,
  {
    sessionId,
    refreshToken,
    deviceUuid,
    now,
  }: Record<'sessionId' | 'refreshToken' | 'deviceUuid', string> & { now: Date },
): Promise<void> {
  const [session] = await transaction.query<{ memberId: number }>(ownerSql, [sessionId, hashOf(refreshToken)]);
  if (!session) throw new ApiError('refreshExpired');
  await endSession(transaction, sessionId, now);
  await transaction.query(unlinkSql, [deviceUuid, session.memberId]);
}
