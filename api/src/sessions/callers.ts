import { banColumns } from '../members/ban-status.ts';
import type { Database } from '../platform/database/database.ts';
import { ApiError } from '../platform/errors.ts';
import type { Callers, Claims, Member } from '../platform/http/clients/caller.ts';
import type { Keys } from '../platform/keys.ts';
import { readAccessToken } from './access-token.ts';

type Row = Pick<Member, 'role' | 'banMessage' | 'banEndsAt' | 'hasAgreed' | 'deviceUuid'>;

const callerSql = `
  SELECT member.role, ${banColumns('$3')}, member.agreed_at IS NOT NULL AS "hasAgreed",
         session.device_uuid AS "deviceUuid"
  FROM session
  JOIN member USING (member_id)
  WHERE session.session_id = $1 AND session.member_id = $2 AND session.revoked_at IS NULL
    AND session.expires_at > $3 AND member.withdrawn_at IS NULL`;

/** One phone sends the same token for a quarter of an hour. */
const keptTokens = 10_000;

/** The token names the session; what the member may do is read from the database each time. */
export const makeCallers = (database: Database, keys: Keys, now: () => Date): Callers => ({
  read: readOnce(
    keptTokens,
    async (accessToken) => {
      const claims = await readAccessToken(keys, accessToken, now());
      return { ...claims, pseudonym: keys.derive('pseudonym', `member ${claims.memberId}`).slice(0, 22) };
    },
    now,
  ),
  identify: async ({ memberId, sessionId, pseudonym }) => {
    const [row] = await database.query<Row>(callerSql, [sessionId, memberId, now()]);
    if (!row) throw new ApiError('refreshExpired');
    return { ...row, memberId, sessionId, pseudonym };
  },
});

/** Checking a signature takes longer than all else that a short read does. Only genuine tokens are kept. */
function readOnce(most: number, read: (accessToken: string) => Promise<Claims>, now: () => Date): Callers['read'] {
  const known = new Map<string, Claims>();
  const readNew = async (accessToken: string) => {
    const claims = await read(accessToken);
    known.set(accessToken, claims);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return claims;
  };
  return (accessToken) => {
    const kept = known.get(accessToken);
    return kept ? { ...kept, isExpired: now() >= kept.expiresAt } : readNew(accessToken);
  };
}
