import type { EventCard } from '@jangteo/contract';
import type { Database } from '../platform/database/database.ts';
import { asTime, jsonRow } from '../platform/database/json-object.ts';
import { type JsonText, jsonList } from '../platform/json-text.ts';

const eventCard = jsonRow<EventCard>({
  eventId: 'event_id',
  title: 'title',
  subtitle: 'subtitle',
  imageUrl: 'image_url',
  startDt: asTime('start_dt'),
  endDt: asTime('end_dt'),
});

const runningSql = `
  SELECT ${eventCard} AS json, event_id AS "eventId"
  FROM event
  WHERE is_published AND start_dt <= $1 AND end_dt > $1
  ORDER BY sort_order, end_dt, event_id
  LIMIT 20`;

export const findRunningEvents = async (database: Database, at: Date): Promise<JsonText<EventCard[]>> =>
  jsonList(await database.query<{ json: string | null; eventId: number }>(runningSql, [at]));
