import type { Queries } from '../platform/database/database.ts';
import { ApiError } from '../platform/errors.ts';
import { endSession } from './end-session.ts';
import { hashOf } from './secret-hash.ts';

const ownSql = 'SELECT FROM refresh_token WHERE session_id = $1 AND token_hash = $2';

/** Ends the session that both tokens belong to, however old they are; ending it again changes nothing. */
export async function signOut(
  transaction: Queries,
  { sessionId, refreshToken, now }: { sessionId: string; refreshToken: string; now: Date },
): Promise<void> {
  const [own] = await transaction.query(ownSql, [sessionId, hashOf(refreshToken)]);
  if (!own) throw new ApiError('refreshExpired');
  await endSession(transaction, sessionId, now);
}
