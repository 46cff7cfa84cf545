// Decision: docs/decisions/2026-11-20-sessions-and-their-tokens.md

import type { Tokens } from '@jangteo/contract';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { ApiError } from '../platform/errors.ts';
import type { Keys } from '../platform/keys.ts';
import { writeSecurityEvent } from '../platform/security-log.ts';
import { endSession } from './end-session.ts';
import { hashOf } from './secret-hash.ts';
import { longestSessionDays, makeTokens, sessionEnd, successorOf } from './tokens.ts';

/** A used token may be used again for this long, wherever it is stored: several tabs refreshed at once. */
const graceSeconds = 30;

interface Refresh {
  /** From the access token in the same request. */
  sessionId: string;
  refreshToken: string;
  deviceUuid: string;
  /** From the cookie that no script reads. */
  browserSecret: string | undefined;
  /** The client's network. */
  address: string;
  now: Date;
}

/** One statement, so that of simultaneous requests exactly one rotates the token; the others then find it rotated. */
const turnSql = `
  WITH turned AS (
    UPDATE refresh_token SET rotated_at = $5
    FROM session
    WHERE refresh_token.token_hash = $1 AND refresh_token.rotated_at IS NULL
      AND session.session_id = refresh_token.session_id AND session.session_id = $3 AND session.device_uuid = $4
      AND session.revoked_at IS NULL AND session.expires_at > $5
    RETURNING session.session_id, session.member_id
  ), successor AS (
    INSERT INTO refresh_token (token_hash, session_id) SELECT $2, session_id FROM turned
  ), prolonged AS (
    UPDATE session
    SET last_used_at = $5,
        expires_at = least($6::timestamptz, session.created_at + interval '${longestSessionDays} days')
    FROM turned
    WHERE session.session_id = turned.session_id
  )
  SELECT member_id AS "memberId" FROM turned`;

export async function refreshSession(database: Database, keys: Keys, refresh: Refresh): Promise<Tokens> {
  const { sessionId, refreshToken, deviceUuid, now } = refresh;
  const successor = successorOf(keys, refreshToken);
  const values = [hashOf(refreshToken), hashOf(successor), sessionId, deviceUuid, now, sessionEnd(now)];
  const [turned] = await database.query<{ memberId: number }>(turnSql, values);
  if (turned) {
    return makeTokens(keys, { memberId: turned.memberId, sessionId, refreshToken: successor, issuedAt: now });
  }
  return repeatRefresh(database, keys, refresh);
}

interface UsedToken {
  memberId: number;
  rotatedAt: string | null;
  isSameDevice: boolean;
  /** Whether the browser is the one that signed in; null where it had no secret then, or has none now. */
  isSameBrowser: boolean | null;
  /** The hash of the token that has replaced this one. */
  successorHash: Buffer | null;
  isSuccessorUnused: boolean;
}

const usedSql = `
  SELECT session.member_id AS "memberId",
         refresh_token.rotated_at AS "rotatedAt",
         session.device_uuid = $4 AS "isSameDevice",
         session.browser_hash = $6 AS "isSameBrowser",
         successor.token_hash AS "successorHash",
         successor.rotated_at IS NULL AS "isSuccessorUnused"
  FROM refresh_token
  JOIN session USING (session_id)
  LEFT JOIN refresh_token successor ON successor.token_hash = ANY ($2::bytea[]) AND successor.session_id = $3
  WHERE refresh_token.token_hash = $1 AND session.session_id = $3
    AND session.revoked_at IS NULL AND session.expires_at > $5`;

/**
 * A used token returns its successor again: for a while, and to the browser that signed in for as long as the successor is
 * unused, because the response may have been lost. Otherwise it counts as stolen, and the session ends.
 */
async function repeatRefresh(
  database: Database,
  keys: Keys,
  { sessionId, refreshToken, deviceUuid, browserSecret, address, now }: Refresh,
): Promise<Tokens> {
  // While the secret is being replaced, another process may have derived the successor with another key.
  const successors = keys.accepted.map((keySet) => successorOf(keySet, refreshToken));
  const browserHash = browserSecret === undefined ? null : hashOf(browserSecret);
  const values = [hashOf(refreshToken), successors.map(hashOf), sessionId, deviceUuid, now, browserHash];
  const [used] = await database.query<UsedToken>(usedSql, values);
  if (!used) throw new ApiError('refreshExpired');
  const rotatedAt = used.rotatedAt === null ? undefined : new Date(used.rotatedAt);
  const isRecent = rotatedAt !== undefined && now.getTime() - rotatedAt.getTime() <= graceSeconds * 1_000;
  const isLost = used.isSameBrowser === true && used.isSuccessorUnused;
  const { successorHash } = used;
  const successor = successorHash ? successors.find((token) => hashOf(token).equals(successorHash)) : undefined;
  if (used.isSameDevice && successor && (isRecent || isLost)) {
    const issuedAt = isRecent ? rotatedAt : now;
    return makeTokens(keys, { memberId: used.memberId, sessionId, refreshToken: successor, issuedAt });
  }
  await inTransaction(database, async (transaction) => {
    await endSession(transaction, sessionId, now);
    await writeSecurityEvent(transaction, {
      event: used.isSameDevice ? 'refresh token reused' : 'refresh token on another device',
      memberId: used.memberId,
      address,
      details: { session: sessionId, rotatedAt: used.rotatedAt },
      now,
    });
  });
  throw new ApiError('refreshExpired');
}
