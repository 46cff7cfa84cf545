import { starRules } from '@jangteo/contract/star-rules';
import { buildOutside } from '@jangteo/outside';
import pg from 'pg';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { reconcileStars } from '../../api/src/stars/upkeep/reconcile.ts';
import { openTestDatabase, type TestDatabase } from '../../api/test/app.ts';
import { testNow } from '../../api/test/market.ts';
import { insertStars } from './insert-stars.ts';

let market: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  market = await openTestDatabase('market');
  client = new pg.Client({ connectionString: market.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await market.drop();
});

const count = async (sql: string) => (await client.query(`SELECT count(*)::integer AS count ${sql}`)).rows[0].count;

test('there are members on every level, with the stars for it', async () => {
  const { rows } = await client.query(`
    SELECT level, min(lifetime_stars) AS least, max(lifetime_stars) AS most, count(*)::integer AS members
    FROM member JOIN star_account USING (member_id) GROUP BY level ORDER BY level`);
  const bands = [
    [1, 0, 299],
    [2, 300, 999],
    [3, 1_000, 2_999],
    [4, 3_000, 9_999],
    [5, 10_000, 14_000],
  ];
  expect(rows.map(({ level }) => level)).toEqual(bands.map(([level]) => level));
  for (const [index, [, least = 0, most = 0]] of bands.entries()) {
    expect(rows[index].least).toBeGreaterThanOrEqual(least);
    expect(rows[index].most).toBeLessThanOrEqual(most);
    expect(rows[index].members).toBeGreaterThanOrEqual(3);
  }
  expect(await count('FROM star_exchange')).toBeGreaterThan(5);
});

test('the sums are equal, and every entry follows from the one before', async () => {
  const database = openDatabase(market.url, () => undefined);
  const { checked, mismatches } = await reconcileStars(database, testNow);
  await database.close();
  expect(mismatches).toEqual([]);
  expect(checked).toBeGreaterThanOrEqual(80);
  const broken = await count(`FROM (
    SELECT balance_before, lag(balance_after, 1, 0) OVER (PARTITION BY member_id ORDER BY ledger_id) AS previous,
           at, lag(at, 1, at) OVER (PARTITION BY member_id ORDER BY ledger_id) AS earlier
    FROM star_ledger) line
    WHERE balance_before <> previous OR at < earlier`);
  expect(broken).toBe(0);
});

test('nobody earned more than the rules pay, before joining, or in the future', async () => {
  expect(
    await count(`FROM (
      SELECT FROM star_ledger JOIN star_rule USING (rule) WHERE daily_cap IS NOT NULL
      GROUP BY member_id, rule, on_day, daily_cap HAVING count(*) > daily_cap) beyond`),
  ).toBe(0);
  expect(
    await count(
      'FROM star_ledger JOIN star_rule USING (rule) WHERE delta > 0 AND (delta < stars OR delta > max_stars)',
    ),
  ).toBe(0);
  expect(await count('FROM star_ledger JOIN member USING (member_id) WHERE at < created_at')).toBe(0);
  const { rows } = await client.query('SELECT max(at) AS newest FROM star_ledger');
  expect(rows[0].newest.getTime()).toBeLessThanOrEqual(testNow.getTime());
});

test('lots expire when those of the API would', async () => {
  const wrong = await count(`FROM star_lot JOIN star_ledger ON ledger_id = lot_id
    WHERE expires_at <> ((at AT TIME ZONE 'Asia/Seoul')::date + interval '${starRules.expireMonths} months' + interval '1 day')
      AT TIME ZONE 'Asia/Seoul'`);
  expect(wrong).toBe(0);
});

test('one of the members can sign in, as the portal’s persona for it', async () => {
  const outside = await buildOutside({ marketUrl: 'http://market.test', logger: false });
  const page = await outside.inject({
    url: '/portal/oauth2.0/authorize?response_type=token&client_id=jangteo-web&state=s&redirect_uri=http://localhost:4700/login-landing',
  });
  expect(page.body).toContain('오래 활동해 별을 많이 모은 회원');
  await outside.close();
  const { rows } = await client.query(
    `SELECT level, balance FROM social_account JOIN member USING (member_id) JOIN star_account USING (member_id)
     WHERE role = 'member'`,
  );
  expect(rows).toEqual([{ level: 4, balance: expect.any(Number) }]);
  expect(rows[0].balance).toBeGreaterThan(1_000);
});

test('filling again changes nothing', async () => {
  const before = await count('FROM star_ledger');
  await insertStars(client, 7, testNow);
  expect(await count('FROM star_ledger')).toBe(before);
});
