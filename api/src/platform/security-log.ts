import type { Queries } from './database/database.ts';

type SecurityEventName =
  /** An answer of a provider did not fit the sign-in that it came for. The details say how. */
  | 'sign-in refused'
  /** A used refresh token was presented again: it has been copied, so its session was ended. */
  | 'refresh token reused'
  /** A refresh token came from another device than the one it was given to. Its session was ended. */
  | 'refresh token on another device'
  /** A member ended a login on another device. */
  | 'session ended by member'
  /** A member downloaded everything that is stored about them. */
  | 'member data downloaded';

export interface SecurityEvent {
  event: SecurityEventName;
  /** Null without a signed-in member. */
  memberId: number | null;
  /** The client's network. */
  address: string;
  /** Contains neither tokens nor personal data. */
  details: Record<string, unknown>;
  now: Date;
}

const insertSql = 'INSERT INTO security_event (at, event, member_id, address, details) VALUES ($1, $2, $3, $4, $5)';

export const writeSecurityEvent = (
  database: Queries,
  { event, memberId, address, details, now }: SecurityEvent,
): Promise<unknown> => database.query(insertSql, [now, event, memberId, address, JSON.stringify(details)]);
