import { randomBytes } from 'node:crypto';
import type { LandingAnswer } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';
import { ApiError } from '../platform/errors.ts';
import type { Keys } from '../platform/keys.ts';
import { hashOf } from './secret-hash.ts';

/** The landing page fetches it right after the redirect. */
const keptSeconds = 300;

const keepSql = 'INSERT INTO landing_answer (key_hash, sealed, expires_at) VALUES ($1, $2, $3)';

/** Stores a provider's form post for the landing page; the address carries only the key. */
export async function keepAnswer(database: Queries, keys: Keys, answer: LandingAnswer, now: Date): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  const expires = new Date(now.getTime() + keptSeconds * 1_000);
  await database.query(keepSql, [hashOf(key), keys.seal(JSON.stringify(answer)), expires]);
  return key;
}

const takeSql = 'DELETE FROM landing_answer WHERE key_hash = $1 RETURNING sealed, expires_at > $2 AS "isFresh"';

/** Deleted when it is read. */
export async function takeAnswer(database: Queries, keys: Keys, key: string, now: Date): Promise<LandingAnswer> {
  const [kept] = await database.query<{ sealed: Buffer; isFresh: boolean }>(takeSql, [hashOf(key), now]);
  const answer = kept?.isFresh ? keys.unseal(kept.sealed) : undefined;
  if (answer === undefined) throw new ApiError('noData');
  return JSON.parse(answer) as LandingAnswer;
}
