import type { EventApplication, OwnApplication } from '@jangteo/contract';
import { lockMember } from '../members/member-lock.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { ApiError } from '../platform/errors.ts';

interface Application {
  eventId: number;
  memberId: number;
  at: Date;
}

/**
 * A second application returns the result of the first, also when both are made at once or the event has ended since.
 * The member's lock comes first, in a statement of its own: a statement that waits for a lock still reads the other rows
 * as they were before.
 */
export const apply = (database: Database, application: Application): Promise<EventApplication> =>
  inTransaction(database, async (transaction) => {
    await lockMember(transaction, application.memberId);
    const first = await findApplication(transaction, application);
    return first ?? (await takePlace(transaction, application));
  });

async function findApplication(
  transaction: Queries,
  { eventId, memberId }: Application,
): Promise<EventApplication | undefined> {
  const [event] = await transaction.query<{ appliedDt: string | null }>(
    `SELECT (
       SELECT applied_at FROM event_application a WHERE a.event_id = e.event_id AND a.member_id = $2
     ) AS "appliedDt"
     FROM event e WHERE event_id = $1 AND is_published`,
    [eventId, memberId],
  );
  if (!event) throw new ApiError('noData');
  return event.appliedDt === null ? undefined : { applied: true, appliedDt: event.appliedDt };
}

async function takePlace(transaction: Queries, { eventId, memberId, at }: Application): Promise<EventApplication> {
  const places = await transaction.query(
    `UPDATE event SET applied_count = applied_count + 1
     WHERE event_id = $1 AND start_dt <= $2 AND end_dt > $2 AND (capacity IS NULL OR applied_count < capacity)
     RETURNING event_id`,
    [eventId, at],
  );
  if (places.length === 0) {
    throw new ApiError('unsupported', { status: 409, message: '지금은 신청할 수 없는 이벤트예요.' });
  }
  await transaction.query('INSERT INTO event_application (event_id, member_id, applied_at) VALUES ($1, $2, $3)', [
    eventId,
    memberId,
    at,
  ]);
  return { applied: true, appliedDt: at.toISOString() };
}

export async function findOwnApplication(
  database: Queries,
  { eventId, memberId }: Omit<Application, 'at'>,
): Promise<OwnApplication> {
  const [application] = await database.query<{ appliedDt: string }>(
    'SELECT applied_at AS "appliedDt" FROM event_application WHERE event_id = $1 AND member_id = $2',
    [eventId, memberId],
  );
  return application ?? { appliedDt: null };
}
