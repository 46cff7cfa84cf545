import type { EventCard } from '@jangteo/contract';
import { asTime, jsonRow } from '../platform/database/json-object.ts';

const eventCard = jsonRow<EventCard>({
  eventId: 'event_id',
  title: 'title',
  subtitle: 'subtitle',
  imageUrl: 'image_url',
  startDt: asTime('start_dt'),
  endDt: asTime('end_dt'),
});

/** `$1` is the moment. */
export const runningEventsSql = `
  SELECT ${eventCard} AS json, event_id AS "eventId"
  FROM event
  WHERE is_published AND start_dt <= $1 AND end_dt > $1
  ORDER BY sort_order, end_dt, event_id
  LIMIT 20`;
