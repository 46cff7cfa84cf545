// Decision: docs/decisions/2026-11-20-alarms-are-told-once.md

import type { AlarmType } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';
import { stillMember } from '../platform/still-member.ts';
import { agreedTo, byDayInKorea, isDayInKorea } from './agreed-to.ts';

export interface Notification {
  memberId: number;
  alarmType: AlarmType;
  /** Names the occasion, for example `reply:12`: a member gets one alarm for each. */
  dedupeKey: string;
  title: string;
  text: string;
  /** A path of the market, from the contract's links. */
  link: string;
  /** Advertising needs the member's consent; between 21 and 8 o'clock in Korea, the consent to night messages, too. */
  isAd?: boolean;
  /** Whether nobody waits for it: what happens at night is pushed to phones in the morning. */
  isQuiet?: boolean;
  now?: Date;
}

const moment = 'coalesce($8::timestamptz, now())';

const notifySql = `
  INSERT INTO alarm (member_id, alarm_type, dedupe_key, title, body, link, is_ad, created_at, push_at)
  SELECT member_id, $2, $3, $4, $5, $6, $7, ${moment}, CASE WHEN $9 THEN ${byDayInKorea(moment)} ELSE now() END
  FROM ${stillMember('$1')} listener
  WHERE NOT $7 OR ${agreedTo('push', 'listener.member_id')} AND (
    ${isDayInKorea(moment)}
    OR ${agreedTo('nightPush', 'listener.member_id')}
  )
  ON CONFLICT (member_id, dedupe_key) DO NOTHING`;

/** Writes an alarm for a member, in the caller's transaction if it passes one. Repeating it changes nothing. */
export async function notify(
  database: Queries,
  { memberId, alarmType, dedupeKey, title, text, link, isAd = false, isQuiet = false, now }: Notification,
): Promise<void> {
  await database.query(notifySql, [memberId, alarmType, dedupeKey, title, text, link, isAd, now ?? null, isQuiet]);
}
