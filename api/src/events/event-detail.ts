import type { Block, EventDetail } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';

const sql = `
  SELECT event_id AS "eventId", title, subtitle, image_url AS "imageUrl", start_dt AS "startDt", end_dt AS "endDt",
         CASE
           WHEN end_dt <= $2 THEN 'ended'
           WHEN start_dt > $2 THEN 'coming'
           WHEN applied_count >= capacity THEN 'full'
           ELSE 'running'
         END AS state,
         blocks, terms, capacity, applied_count AS "appliedCount",
         -- Where nobody has applied, nobody can have won.
         CASE WHEN applied_count > 0 THEN winners_notice END AS "winnersNotice"
  FROM event
  WHERE event_id = $1 AND (is_published OR $3)`;

/** Ended events stay readable. */
export async function findEvent(
  database: Queries,
  eventId: number,
  { at, isPreview }: { at: Date; isPreview: boolean },
): Promise<EventDetail | undefined> {
  const [event] = await database.query<Omit<EventDetail, 'serverDt'>>(sql, [eventId, at, isPreview]);
  return event && { ...event, serverDt: at.toISOString() };
}

export interface CustomEvent {
  title: string;
  blocks: Block[];
}

export async function findCustomEvent(database: Queries, id: number): Promise<CustomEvent | undefined> {
  const [page] = await database.query<CustomEvent>(
    'SELECT title, blocks FROM custom_event WHERE custom_event_id = $1 AND is_published',
    [id],
  );
  return page;
}
