import type { Database } from '../platform/database/database.ts';
import { ApiError } from '../platform/errors.ts';
import type { Callers, Member } from '../platform/http/caller.ts';
import type { Keys } from '../platform/keys.ts';
import { readAccessToken } from './access-token.ts';

type Row = Pick<Member, 'role' | 'banMessage' | 'hasAgreed' | 'deviceUuid'>;

const callerSql = `
  SELECT member.role, member.ban_message AS "banMessage", member.agreed_at IS NOT NULL AS "hasAgreed",
         session.device_uuid AS "deviceUuid"
  FROM session
  JOIN member USING (member_id)
  WHERE session.session_id = $1 AND session.member_id = $2 AND session.revoked_at IS NULL
    AND session.expires_at > $3 AND member.withdrawn_at IS NULL`;

/** The token says which session; what the member may do now is asked of the database each time. */
export const makeCallers = (database: Database, keys: Keys, now: () => Date): Callers => ({
  read: async (accessToken) => {
    const claims = await readAccessToken(keys.accessToken, accessToken, now());
    return { ...claims, pseudonym: keys.derive('pseudonym', `member ${claims.memberId}`).slice(0, 22) };
  },
  identify: async ({ memberId, sessionId, pseudonym }) => {
    const [row] = await database.query<Row>(callerSql, [sessionId, memberId, now()]);
    if (!row) throw new ApiError('refreshExpired');
    return { ...row, memberId, sessionId, pseudonym };
  },
});
