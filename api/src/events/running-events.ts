import type { EventCard } from '@jangteo/contract';
import type { Database } from '../platform/database/database.ts';

const runningSql = `
  SELECT event_id AS "eventId", title, subtitle, image_url AS "imageUrl", start_dt AS "startDt", end_dt AS "endDt"
  FROM event
  WHERE is_published AND start_dt <= $1 AND end_dt > $1
  ORDER BY sort_order, end_dt, event_id
  LIMIT 20`;

export const findRunningEvents = (database: Database, at: Date): Promise<EventCard[]> =>
  database.query<EventCard>(runningSql, [at]);
