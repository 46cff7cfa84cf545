import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { openTestDatabase, type TestDatabase } from '../../../test/app.ts';
import { query } from '../../../test/query.ts';
import { giveStars, newMember, starsOf } from '../../../test/stars.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { countHistory, findHistory } from '../history.ts';
import { announceExpiry } from './announce-expiry.ts';
import { expireStars } from './expire-stars.ts';

let store: TestDatabase;
let database: Database;
let memberId: number;
beforeAll(async () => {
  store = await openTestDatabase('migrated');
  database = openDatabase(store.url, () => undefined);
});
beforeEach(async () => {
  await query(store.url, 'TRUNCATE member, alarm CASCADE');
  memberId = await newMember(store.url, '별부자');
});
afterAll(async () => {
  await database.close();
  await store.drop();
});

const { log } = Fastify();
/** Noon in Korea. */
const noon = (day: string) => new Date(`${day}T12:00:00+09:00`);
const give = (stars: number, day: string) => giveStars(database, { memberId, stars, now: noon(day) });
const expire = (at: string) => expireStars({ database, now: new Date(at), log });
const stars = () => starsOf(store.url, memberId);
const sums = (sum: number) => ({ balance: sum, ledger: sum, lots: sum });
const tell = (day: string) => announceExpiry({ database, now: noon(day), log });
const alarms = async () =>
  (await query<{ body: string }>(store.url, 'SELECT body FROM alarm ORDER BY alarm_id')).map(({ body }) => body);

test('stars can be used to the end of the day on which they are twelve months old', async () => {
  await give(100, '2025-11-20');
  await give(30, '2025-11-21');
  await expire('2026-11-20T23:59:59+09:00');
  expect(await stars()).toMatchObject(sums(130));
  await Promise.all([expire('2026-11-21T00:00:00+09:00'), expire('2026-11-21T00:00:00+09:00')]);
  expect(await stars()).toMatchObject({ ...sums(30), lifetime: 130, level: 1 });
  const lines = await findHistory(database, { memberId, type: 'expire' }, { limit: 10, offset: 0 });
  expect(lines).toMatchObject([
    {
      ...{ title: '기간 만료', stars: -100, balance: 30, reason: '받은 지 12개월이 지나 사라졌어요' },
      cause: { title: '2026년 11월 20일까지 쓸 수 있던 별', link: '/my-page/point-guide' },
    },
  ]);
  expect(await countHistory(database, { memberId, type: 'expire' })).toBe(1);
});

test('stars that were to end within a day last to its end since', async () => {
  await give(100, '2025-11-20');
  await give(30, '2025-11-21');
  await query(store.url, "UPDATE star_lot SET expires_at = '2026-11-20T18:00:00+09:00' WHERE stars = 100");
  const folder = join(import.meta.dirname, '../../../migrations');
  await query(store.url, await readFile(join(folder, '0361_returned_stars_to_the_end_of_the_day.sql'), 'utf8'));
  expect(await query(store.url, 'SELECT stars, expires_at AS at FROM star_lot ORDER BY lot_id')).toEqual([
    { stars: 100, at: new Date('2026-11-21T00:00:00+09:00') },
    { stars: 30, at: new Date('2026-11-22T00:00:00+09:00') },
  ]);
});

test('stars of the 29th of February last a year, too', async () => {
  await give(10, '2028-02-29');
  await expire('2029-02-28T23:59:59+09:00');
  expect(await stars()).toMatchObject(sums(10));
  await expire('2029-03-01T00:00:00+09:00');
  expect(await stars()).toMatchObject(sums(0));
});

test('spent stars do not expire', async () => {
  await give(10, '2025-11-20');
  await expire('2026-12-01T00:00:00+09:00');
  await expire('2026-12-01T00:00:00+09:00');
  expect(await query(store.url, "SELECT FROM star_ledger WHERE rule = 'expiry'")).toHaveLength(1);
});

test('an alarm is sent 30 days and 7 days before, once each', async () => {
  await give(100, '2025-12-31');
  await tell('2026-11-30');
  expect(await alarms()).toEqual([]);
  for (const day of ['2026-12-01', '2026-12-02', '2026-12-23']) await tell(day);
  expect(await alarms()).toEqual(['별 100개를 2026년 12월 31일까지 쓸 수 있어요.']);
  for (const day of ['2026-12-24', '2026-12-25', '2026-12-31']) await tell(day);
  expect(await alarms()).toEqual(Array(2).fill('별 100개를 2026년 12월 31일까지 쓸 수 있어요.'));
});

test.each([
  ['00:10', '2026-12-01T08:00'],
  ['07:59', '2026-12-01T08:00'],
  ['08:00', '2026-12-01T08:00'],
  ['20:59', '2026-12-01T20:59'],
  ['21:00', '2026-12-02T08:00'],
  ['23:59', '2026-12-02T08:00'],
])('what is announced at %s in Korea is pushed at %s', async (time, pushed) => {
  await give(100, '2025-12-31');
  await announceExpiry({ database, now: new Date(`2026-12-01T${time}:00+09:00`), log });
  const found = await query<{ at: Date }>(store.url, 'SELECT push_at AS at FROM alarm');
  expect(found).toEqual([{ at: new Date(`${pushed}:00+09:00`) }]);
});

test('members are found among more than one statement looks at', async () => {
  const others =
    "INSERT INTO member (member_id, nickname, agreed_at) SELECT 1e6 + n, 'n' || n, now() FROM generate_series(1, 2500) n";
  await query(
    store.url,
    `${others}; INSERT INTO star_account (member_id) SELECT member_id FROM member WHERE member_id > 1e6`,
  );
  const ids = [1_000_001, 1_001_000, 1_001_001, 1_002_500];
  for (const id of ids) await giveStars(database, { memberId: id, stars: 10, now: noon('2025-12-31') });
  await tell('2026-12-01');
  const found = await query<{ id: number }>(store.url, 'SELECT member_id AS id FROM alarm ORDER BY 1');
  expect(found.map(({ id }) => id)).toEqual(ids);
  await expire('2027-01-01T00:00:00+09:00');
  expect(await query(store.url, "SELECT FROM star_ledger WHERE rule = 'expiry'")).toHaveLength(ids.length);
});

test('a member who earned every day gets one alarm for a week', async () => {
  for (let day = 1; day <= 14; day += 1) await give(10, `2025-12-${String(day).padStart(2, '0')}`);
  const days = Array.from({ length: 14 }, (_, n) => new Date(noon('2026-11-01').getTime() + n * 86_400_000));
  for (const day of days) await announceExpiry({ database, now: day, log });
  expect(await alarms()).toEqual([
    '별 70개가 2026년 12월 1일부터 2026년 12월 7일까지 차례로 사라져요.',
    '별 70개가 2026년 12월 8일부터 2026년 12월 14일까지 차례로 사라져요.',
  ]);
});

test('spent stars send no alarm', async () => {
  await give(100, '2025-12-31');
  await query(store.url, 'UPDATE star_lot SET stars_left = 0');
  await tell('2026-12-01');
  expect(await alarms()).toEqual([]);
});
