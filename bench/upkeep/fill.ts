import pg from 'pg';

/** What each member has earned, on average: eight entries of the ledger with a lot each. One in a hundred has 400. */
const entriesSql = `
  CREATE TEMP TABLE entry AS
  SELECT member_id, entry, 10 + (hashint4(member_id + entry) & 3) * 10 AS stars,
         current_date - (hashint4(member_id * 7 + entry) & 2147483647) % 360 AS on_day
  FROM member
  CROSS JOIN LATERAL generate_series(1, CASE WHEN member_id % 100 = 0 THEN 400 ELSE 1 + (hashint4(member_id) & 7) END) entry`;

const statements: Record<string, string> = {
  members: `
    INSERT INTO member (nickname, agreed_at, shop_registered_at)
    SELECT 'n' || n, now(), now() FROM generate_series(1, $1::integer) n`,
  entries: entriesSql,
  accounts: `
    INSERT INTO star_account (member_id, balance, lifetime_stars, is_auto_exchange)
    SELECT member_id, sum(stars), sum(stars), member_id % 20 = 0 FROM entry GROUP BY member_id`,
  ledger: `
    INSERT INTO star_ledger (ledger_id, member_id, rule, source_type, source_id, delta, balance_before, balance_after, on_day, at)
    SELECT row_number() OVER (ORDER BY on_day), member_id, 'attend', 'day', entry::text, stars, balance - stars, balance, on_day, on_day
    FROM (SELECT *, sum(stars) OVER (PARTITION BY member_id ORDER BY on_day, entry) AS balance FROM entry) counted`,
  lots: `
    INSERT INTO star_lot (lot_id, member_id, stars, stars_left, expires_at)
    SELECT ledger_id, member_id, delta, delta, (on_day + interval '1 year 1 day')::timestamp AT TIME ZONE 'Asia/Seoul' FROM star_ledger`,
  'what was announced':
    'UPDATE star_account SET expiry_told_early = current_date + 36, expiry_told_late = current_date + 13',
  'what was exchanged': `
    INSERT INTO star_exchange (member_id, request_key, stars, points, is_auto, status, on_day, requested_at, finished_at)
    SELECT member_id, 'auto-' || (now() AT TIME ZONE 'Asia/Seoul')::date, 100, 10, true, 'COMPLETED', current_date, now(), now()
    FROM star_account WHERE is_auto_exchange`,
  alarms: `
    INSERT INTO alarm (member_id, alarm_type, dedupe_key, title, body, link, created_at, push_at)
    SELECT member_id, 1, 'old:' || n, '기다리던 특가가 시작됐어요', '제주 감귤 3kg 12,900원', '/', now() - interval '25 days' * n, NULL
    FROM member, generate_series(1, 3) n`,
  deliveries: `
    INSERT INTO outbox (kind, dedupe_key, payload, created_at, done_at)
    SELECT 'register-shop-customer', member_id::text, '{}', now(), now() - interval '1 second' * member_id FROM member`,
};

/** Fills the empty, migrated database with members whose stars and alarms are those of a usual day. */
export async function fillMembers(
  databaseUrl: string,
  { members, progress }: { members: number; progress: (text: string) => void },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // The rows agree with each other: neither their references nor what triggers count needs a look at each of them.
    await client.query('SET session_replication_role = replica');
    for (const [name, sql] of Object.entries(statements)) {
      progress(name);
      await client.query(sql, sql.includes('$1') ? [members] : []);
    }
    progress('statistics');
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}
