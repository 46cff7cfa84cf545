import type { Notice, NoticeItem } from '@jangteo/contract';
import type { Database } from '../platform/database/database.ts';
import { jsonObject } from '../platform/database/json-object.ts';

const daysNew = 7;

const listSql = `
  SELECT notice_id AS "noticeId", title, is_pinned AS "isPinned", reg_dt AS "regDt",
         reg_dt > $1::timestamptz - interval '${daysNew} days' AS "isNew"
  FROM notice
  WHERE is_published AND reg_dt <= $1
  ORDER BY is_pinned DESC, reg_dt DESC, notice_id DESC
  LIMIT $2 OFFSET $3`;

export const findNotices = (database: Database, at: Date, limit: number, offset: number): Promise<NoticeItem[]> =>
  database.query<NoticeItem>(listSql, [at, limit, offset]);

const countSql = 'SELECT count(*)::integer AS count FROM notice WHERE is_published AND reg_dt <= $1';

export async function countNotices(database: Database, at: Date): Promise<number> {
  const [row] = await database.query<{ count: number }>(countSql, [at]);
  return row?.count ?? 0;
}

const neighbourTitle = jsonObject<NonNullable<Notice['previous']>>({
  noticeId: 'other.notice_id',
  title: 'other.title',
});

const neighbour = (comparison: '<' | '>', direction: 'DESC' | 'ASC') => `(
  SELECT ${neighbourTitle}
  FROM notice other
  WHERE other.is_published AND other.reg_dt <= $2
    AND (other.reg_dt, other.notice_id) ${comparison} (notice.reg_dt, notice.notice_id)
  ORDER BY other.reg_dt ${direction}, other.notice_id ${direction}
  LIMIT 1
)`;

const oneSql = `
  SELECT notice_id AS "noticeId", title, body, is_pinned AS "isPinned", reg_dt AS "regDt",
         ${neighbour('<', 'DESC')} AS previous,
         ${neighbour('>', 'ASC')} AS next
  FROM notice
  WHERE notice_id = $1 AND ((is_published AND reg_dt <= $2) OR $3)`;

/** A preview includes notices that are unpublished or dated in the future. */
export async function findNotice(
  database: Database,
  noticeId: number,
  { at, isPreview }: { at: Date; isPreview: boolean },
): Promise<Notice | undefined> {
  const [notice] = await database.query<Notice>(oneSql, [noticeId, at, isPreview]);
  return notice;
}

const lastSql = `
  SELECT notice_id AS id, reg_dt AS "regDt"
  FROM notice
  WHERE is_published AND reg_dt <= $1
  ORDER BY reg_dt DESC, notice_id DESC
  LIMIT 1`;

export async function findLastNotice(database: Database, at: Date): Promise<{ id: number; regDt: string } | undefined> {
  const [last] = await database.query<{ id: number; regDt: string }>(lastSql, [at]);
  return last;
}

const viewSql = `
  UPDATE notice SET view_count = view_count + 1
  WHERE notice_id = $1 AND is_published AND reg_dt <= $2
  RETURNING view_count AS "viewCount"`;

export async function countNoticeView(
  database: Database,
  noticeId: number,
  at: Date,
): Promise<{ viewCount: number } | undefined> {
  const [counted] = await database.query<{ viewCount: number }>(viewSql, [noticeId, at]);
  return counted;
}
