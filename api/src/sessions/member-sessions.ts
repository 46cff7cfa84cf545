import type { MemberSession } from '@jangteo/contract';
import { lockMember } from '../members/member-lock.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { ApiError } from '../platform/errors.ts';
import type { Member } from '../platform/http/clients/caller.ts';
import { writeSecurityEvent } from '../platform/security-log.ts';
import { endSession } from './end-session.ts';

type Owner = Pick<Member, 'memberId' | 'sessionId'>;

const live = 'member_id = $1 AND revoked_at IS NULL AND expires_at > $3';

const listSql = `
  SELECT session_id AS "sessionId", device_name AS "deviceName", session_id = $2 AS "isCurrent",
         created_at AS "signInDt", last_used_at AS "lastUsedDt"
  FROM session
  WHERE ${live}
  ORDER BY session_id = $2 DESC, last_used_at DESC, session_id`;

/** Where the member is signed in, this device first. */
export const listSessions = (database: Queries, { memberId, sessionId }: Owner, now: Date): Promise<MemberSession[]> =>
  database.query<MemberSession>(listSql, [memberId, sessionId, now]);

const othersSql = `
  SELECT session_id AS "sessionId" FROM session
  WHERE ${live} AND session_id <> $2 AND ($4::uuid IS NULL OR session_id = $4)
  FOR UPDATE`;

interface EndRequest {
  owner: Owner;
  /** All logins but the present one where no session is named. */
  sessionId?: string;
  address: string;
  now: Date;
}

/** Ends logins of the member on other devices: their tokens are invalid from the next request on. */
export const endOtherSessions = (
  database: Database,
  { owner, sessionId, address, now }: EndRequest,
): Promise<{ count: number }> =>
  inTransaction(database, async (transaction) => {
    await lockMember(transaction, owner.memberId);
    const values = [owner.memberId, owner.sessionId, now, sessionId ?? null];
    const others = await transaction.query<{ sessionId: string }>(othersSql, values);
    if (sessionId && others.length === 0) throw new ApiError('noData');
    for (const other of others) {
      await endSession(transaction, other.sessionId, now);
      await writeSecurityEvent(transaction, {
        event: 'session ended by member',
        memberId: owner.memberId,
        address,
        details: { session: other.sessionId, endedFrom: owner.sessionId },
        now,
      });
    }
    return { count: others.length };
  });
