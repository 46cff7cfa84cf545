import { type AlarmRequestKind, alarmTypes } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { byDayInKorea } from '../notify/agreed-to.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { doEach, untilNone } from '../platform/repeat.ts';
import { koreanMonth, koreanYear } from '../platform/values/korean-time.ts';
import { shownProducts } from '../products/product-card.ts';
import { isInSeason } from '../seasons/season-themes.ts';

/** Rows written by one statement: a longer statement would hit the timeout and hold locks for long. */
const batchSize = 1_000;

/**
 * A season or a notice may be for everybody: written at once, a million alarms would be pushed before that of a deal that
 * begins, and all their readers would come together.
 */
const batchesAtOnce = 10;

/** Writes the alarms that have become due since the last call, in batches. Several processes may run it at once. */
export function sendDueAlarms(database: Database, now: Date, closing?: AbortSignal): Promise<void> {
  const slowly = { closing, portions: batchesAtOnce };
  return doEach([
    () => untilNone(() => sendDealStarts(database, now), { closing }),
    () => untilNone(() => sendPeriodStarts(database, now), { closing }),
    () => untilNone(() => sendSeasons(database, now), slowly),
    () => untilNone(() => sendNotice(database, now), slowly),
  ]);
}

const anyNumber = 4_711;

/** The contract's link to a target, with the place of its number left to PostgreSQL. */
const linkTo = (link: (id: number) => string, id: string): string => {
  const [before = '', after = ''] = link(anyNumber).split(String(anyNumber));
  return `'${before}' || ${id} || '${after}'`;
};

/** Locks the member's row first, as a withdrawal does; a member who is withdrawing is skipped. */
const unlessLeaving = 'JOIN member m ON m.member_id = r.member_id AND m.withdrawn_at IS NULL';

/** A price that holds for the deal alone is the news; else by how much the product is reduced, if it is. */
const priceText = `
  CASE WHEN p.price_now < p.discount_price THEN to_char(p.price_now, 'FM999,999,999') || '원'
       WHEN p.rate_now > 0 THEN p.rate_now || '% 할인'
       ELSE to_char(d.stock_total, 'FM999,999,999') || '개 한정' END`;

/** The deals whose page is shown. */
const shownDeal = `d.is_published AND EXISTS (SELECT FROM ${shownProducts} WHERE p.product_no = d.product_no AND p.is_displayed)`;
const shownPeriod = 'd.is_published';

/** Deletes the requests for deals that have begun. Those for deals that are hidden wait, since a deal may be shown again. */
const takeBegun = (kind: AlarmRequestKind, deals: string, id: string, isShown: string): string => `
    DELETE FROM alarm_request
    WHERE (member_id, kind, target_id) IN (
      SELECT r.member_id, r.kind, r.target_id
      FROM alarm_request r
      JOIN ${deals} d ON d.${id} = r.target_id
      ${unlessLeaving}
      WHERE r.kind = '${kind}' AND d.start_dt <= $1 AND (d.end_dt <= $1 OR ${isShown})
      LIMIT ${batchSize}
      FOR UPDATE OF r SKIP LOCKED FOR KEY SHARE OF m SKIP LOCKED
    )
    RETURNING member_id, target_id AS ${id}`;

/** Alarms the members whose deal has begun, unless it has ended. */
const dealsSql = `
  WITH due AS (${takeBegun('deal', 'limited_deal', 'deal_id', shownDeal)}
  ), sent AS (
    INSERT INTO alarm (member_id, alarm_type, dedupe_key, title, body, link, created_at)
    SELECT due.member_id, ${alarmTypes.benefit}, 'deal:' || d.deal_id, '기다리던 특가가 시작됐어요',
           left(p.title, 100) || ' ' || ${priceText}, ${linkTo(links.deal, 'd.deal_id')}, $1
    FROM due
    JOIN limited_deal d USING (deal_id)
    JOIN product_at($1) p USING (product_no)
    WHERE d.end_dt > $1
    ON CONFLICT (member_id, dedupe_key) DO NOTHING
  )
  SELECT count(*)::integer AS count FROM due`;

const sendDealStarts = (database: Queries, now: Date) => count(database, dealsSql, [now]);

const periodsSql = `
  WITH due AS (${takeBegun('period', 'period_deal', 'period_id', shownPeriod)}
  ), sent AS (
    INSERT INTO alarm (member_id, alarm_type, dedupe_key, title, body, link, created_at)
    SELECT due.member_id, ${alarmTypes.benefit}, 'period:' || d.period_id, '기다리던 기간특가가 시작됐어요',
           left(d.title, 100), ${linkTo(links.period, 'd.period_id')}, $1
    FROM due
    JOIN period_deal d USING (period_id)
    WHERE d.end_dt > $1
    ON CONFLICT (member_id, dedupe_key) DO NOTHING
  )
  SELECT count(*)::integer AS count FROM due`;

const sendPeriodStarts = (database: Queries, now: Date) => count(database, periodsSql, [now]);

/**
 * A request for a season stays, since the season returns every year. $2 is the month, $3 the year in Korea. A month begins
 * at night: phones hear of it in the morning.
 */
const seasonsSql = `
  WITH due AS (
    SELECT r.member_id, t.season_id, t.name, t.intro, begun.on_day
    FROM alarm_request r
    JOIN season_theme t ON t.season_id = r.target_id
    ${unlessLeaving}
    CROSS JOIN LATERAL (
      SELECT make_date($3::integer - CASE WHEN $2::integer >= t.from_month THEN 0 ELSE 1 END, t.from_month, 1) AS on_day
    ) begun
    WHERE r.kind = 'season' AND ${isInSeason('$2::integer')}
      AND (r.told_at IS NULL OR r.told_at < begun.on_day::timestamp AT TIME ZONE 'Asia/Seoul')
    LIMIT ${batchSize}
    FOR UPDATE OF r SKIP LOCKED FOR KEY SHARE OF m SKIP LOCKED
  ), noted AS (
    UPDATE alarm_request r SET told_at = $1
    FROM due
    WHERE r.member_id = due.member_id AND r.kind = 'season' AND r.target_id = due.season_id
  ), sent AS (
    INSERT INTO alarm (member_id, alarm_type, dedupe_key, title, body, link, created_at, push_at)
    SELECT member_id, ${alarmTypes.benefit}, 'season:' || season_id || ':' || on_day, left(name || ' 제철이 왔어요', 100),
           left(intro, 500), ${linkTo(links.seasonRecommendation, 'season_id')}, $1, ${byDayInKorea('$1::timestamptz')}
    FROM due
    ON CONFLICT (member_id, dedupe_key) DO NOTHING
  )
  SELECT count(*)::integer AS count FROM due`;

const sendSeasons = (database: Queries, now: Date) =>
  count(database, seasonsSql, [now, koreanMonth(now), koreanYear(now)]);

/** A notice that is published long after its date is not sent. */
const newsDays = 7;

const nextNoticeSql = `
  SELECT notice_id AS "noticeId", title, told_up_to AS "toldUpTo"
  FROM notice
  WHERE is_published AND told_at IS NULL AND reg_dt <= $1 AND reg_dt > $1::timestamptz - interval '${newsDays} days'
  ORDER BY reg_dt
  LIMIT 1
  FOR UPDATE SKIP LOCKED`;

const noticeSql = `
  WITH batch AS (
    SELECT member_id FROM member
    WHERE member_id > $2 AND agreed_at IS NOT NULL AND withdrawn_at IS NULL
    ORDER BY member_id
    LIMIT ${batchSize}
    FOR KEY SHARE
  ), sent AS (
    INSERT INTO alarm (member_id, alarm_type, dedupe_key, title, body, link, created_at)
    SELECT member_id, ${alarmTypes.notice}, 'notice:' || $3::integer, '새 공지사항', left($4, 500),
           ${linkTo(links.notice, '$3::integer')}, $1
    FROM batch
    ON CONFLICT (member_id, dedupe_key) DO NOTHING
  ), noted AS (
    UPDATE notice
    SET told_up_to = coalesce((SELECT max(member_id) FROM batch), told_up_to),
        told_at = CASE WHEN (SELECT count(*) FROM batch) < ${batchSize} THEN $1::timestamptz END
    WHERE notice_id = $3::integer
  )
  SELECT count(*)::integer AS count FROM batch`;

/** One batch of the members who have not been sent the notice yet. */
const sendNotice = (database: Database, now: Date): Promise<number> =>
  inTransaction(database, async (transaction) => {
    const [notice] = await transaction.query<{ noticeId: number; title: string; toldUpTo: number }>(nextNoticeSql, [
      now,
    ]);
    if (!notice) return 0;
    return count(transaction, noticeSql, [now, notice.toldUpTo, notice.noticeId, notice.title]);
  });

async function count(database: Queries, sql: string, values: unknown[]): Promise<number> {
  const [row] = await database.query<{ count: number }>(sql, values);
  return row?.count ?? 0;
}
