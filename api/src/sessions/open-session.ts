import { randomUUID } from 'node:crypto';
import type { Tokens } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';
import type { Keys } from '../platform/keys.ts';
import { unknownDevice } from './device-name.ts';
import { hashOf } from './secret-hash.ts';
import { makeTokens, newRefreshToken, sessionEnd } from './tokens.ts';

const endOthersSql = `
  UPDATE session SET revoked_at = $3
  WHERE member_id = $1 AND device_uuid = $2 AND revoked_at IS NULL`;

const openSql = `
  INSERT INTO session (session_id, member_id, device_uuid, device_name, browser_hash, created_at, last_used_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $6, $7)`;

const firstTokenSql = 'INSERT INTO refresh_token (token_hash, session_id) VALUES ($1, $2)';

interface NewSession {
  memberId: number;
  deviceUuid: string;
  /** The name by which the member recognises this login. */
  deviceName?: string;
  browserHash?: Buffer | null;
  now: Date;
}

/** A member has one session on a device: a new one ends the one before. */
export async function openSession(
  transaction: Queries,
  keys: Keys,
  { memberId, deviceUuid, deviceName = unknownDevice, browserHash = null, now }: NewSession,
): Promise<Tokens> {
  const sessionId = randomUUID();
  const refreshToken = newRefreshToken();
  await transaction.query(endOthersSql, [memberId, deviceUuid, now]);
  await transaction.query(openSql, [sessionId, memberId, deviceUuid, deviceName, browserHash, now, sessionEnd(now)]);
  await transaction.query(firstTokenSql, [hashOf(refreshToken), sessionId]);
  return makeTokens(keys, { memberId, sessionId, refreshToken, issuedAt: now });
}
