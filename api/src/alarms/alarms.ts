import type { AlarmCount, AlarmItem, AlarmType } from '@jangteo/contract';
import { isNewAlarm } from '../notify/is-new-alarm.ts';
import type { Queries } from '../platform/database/database.ts';

const countSql = `
  SELECT count(alarm_id)::integer AS count,
         (count(alarm_id) FILTER (WHERE ${isNewAlarm}))::integer AS "newCount",
         member.alarms_seen_at AS "lastSeenDt"
  FROM member
  LEFT JOIN alarm ON alarm.member_id = member.member_id AND alarm.read_at IS NULL
  WHERE member.member_id = $1
  GROUP BY member.member_id`;

export async function countUnread(database: Queries, memberId: number): Promise<AlarmCount> {
  const [found] = await database.query<AlarmCount>(countSql, [memberId]);
  return found ?? { count: 0, newCount: 0, lastSeenDt: null };
}

interface AlarmFilter {
  memberId: number;
  alarmType: AlarmType | undefined;
}

const listSql = `
  SELECT alarm_id AS "alarmId", alarm_type AS "alarmType", title, body AS text, link, is_ad AS "isAd",
         read_at IS NOT NULL AS "isRead", ${isNewAlarm} AS "isNew", alarm.created_at AS "regDt"
  FROM alarm
  JOIN member USING (member_id)
  WHERE member_id = $1 AND (alarm_type = $2 OR $2 IS NULL)
  ORDER BY alarm.created_at DESC, alarm_id DESC
  LIMIT $3 OFFSET $4`;

export const findAlarms = (
  database: Queries,
  { memberId, alarmType }: AlarmFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<AlarmItem[]> => database.query<AlarmItem>(listSql, [memberId, alarmType ?? null, limit, offset]);

const totalSql = `
  SELECT count(*)::integer AS count FROM alarm WHERE member_id = $1 AND (alarm_type = $2::smallint OR $2 IS NULL)`;

export async function countAlarms(database: Queries, { memberId, alarmType }: AlarmFilter): Promise<number> {
  const [row] = await database.query<{ count: number }>(totalSql, [memberId, alarmType ?? null]);
  return row?.count ?? 0;
}

const readOneSql = `
  UPDATE alarm SET read_at = coalesce(read_at, $3)
  WHERE alarm_id = $2 AND member_id = $1
  RETURNING alarm_id`;

/** False if the member has no such alarm. */
export const readOne = async (database: Queries, memberId: number, alarmId: number, now: Date): Promise<boolean> =>
  (await database.query(readOneSql, [memberId, alarmId, now])).length > 0;

const readAllSql = 'UPDATE alarm SET read_at = $2 WHERE member_id = $1 AND read_at IS NULL';

export const readAll = (database: Queries, memberId: number, now: Date): Promise<unknown> =>
  database.query(readAllSql, [memberId, now]);

const seenSql = 'UPDATE member SET alarms_seen_at = greatest(alarms_seen_at, $2) WHERE member_id = $1';

export const seeAlarms = (database: Queries, memberId: number, now: Date): Promise<unknown> =>
  database.query(seenSql, [memberId, now]);
