import { openTestApp, type TestApp } from '../../test/app.ts';
import { testNow } from '../../test/market.ts';
import { query } from '../../test/query.ts';
import { starsOf } from '../../test/stars.ts';
import { openVisitors, type Role, type Visitor } from '../../test/visitors.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { attend } from './attend.ts';

let market: TestApp;
let database: Database;
let visitors: Record<Role, Visitor>;
beforeAll(async () => {
  market = await openTestApp('migrated');
  database = openDatabase(market.databaseUrl, () => undefined);
});
beforeEach(async () => {
  await query(market.databaseUrl, 'TRUNCATE member CASCADE');
  visitors = await openVisitors(market.databaseUrl);
});
afterAll(async () => {
  await database.close();
  await market.close();
});

const poll = async (role: Role, url = '/api/v1/display/web/profile') =>
  (await market.app.inject({ url, headers: visitors[role].headers })).json();
const stars = (role: Role) => starsOf(market.databaseUrl, visitors[role].memberId);

test.each(['/api/v1/display/web/profile', '/api/v1/app/profile'])(
  '%s pays for the day once, and announces it once',
  async (url) => {
    expect((await poll('member', url)).toastItems).toEqual([
      { isSuccess: true, startPhrase: '오늘 출석으로', pointPhrase: '별 5개', endPhrase: '를 받았어요' },
    ]);
    expect(await poll('member', url)).not.toHaveProperty('toastItems');
    expect(await stars('member')).toMatchObject({ balance: 5, ledger: 5, lots: 5 });
  },
);

test('one member who has attended keeps no other from attending', async () => {
  expect(await poll('member')).toHaveProperty('toastItems');
  expect(await poll('otherMember')).toHaveProperty('toastItems');
});

test('of simultaneous calls, one announces it', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => poll('member')));
  expect(answers.every(({ code }) => code === 0)).toBe(true);
  expect(answers.filter(({ toastItems }) => toastItems)).toHaveLength(1);
});

test('visitors and banned members do not attend', async () => {
  for (const role of ['visitor', 'banned'] as const) expect(await poll(role)).not.toHaveProperty('toastItems');
  expect(await query(market.databaseUrl, 'SELECT FROM star_ledger')).toEqual([]);
});

test('[SES-15] a member attends from the moment in which the ban ends', async () => {
  const { memberId } = visitors.banned;
  const end = new Date('2099-12-01T00:00:00Z');
  await query(market.databaseUrl, 'UPDATE member SET ban_ends_at = $2 WHERE member_id = $1', [memberId, end]);
  expect(await attend(database, memberId, new Date(end.getTime() - 1))).toEqual([]);
  expect(await attend(database, memberId, end)).toHaveLength(1);
});

test('the profile is returned even when the stars cannot be paid', async () => {
  await query(market.databaseUrl, 'ALTER TABLE star_ledger RENAME TO gone');
  const answer = await poll('member');
  await query(market.databaseUrl, 'ALTER TABLE gone RENAME TO star_ledger');
  expect(answer).toMatchObject({ code: 0, data: { userInfo: { retrySignIn: false } } });
  expect(await poll('member')).toHaveProperty('toastItems');
});

test('each seventh day of a streak pays 20 more, and a gap starts a new streak, in however many tabs at once', async () => {
  const { memberId } = visitors.member;
  const tabs = [1, 2, 3];
  const told: string[][] = [];
  const days = [...Array(8).keys(), 9, 10, 11, 12, 13, 14, 15];
  for (const day of days) {
    const now = new Date(testNow.getTime() + day * 24 * 3_600_000);
    const items = await Promise.all(tabs.map(() => attend(database, memberId, now)));
    told.push(items.flat().map(({ pointPhrase }) => pointPhrase ?? ''));
  }
  const bonus = ['별 5개', '별 20개'];
  const plain = ['별 5개'];
  const [firstWeek, afterGap] = [7, 8];
  expect(told.slice(0, firstWeek)).toEqual([...Array(6).fill(plain), bonus]);
  expect(told.slice(afterGap)).toEqual([...Array(6).fill(plain), bonus]);
  expect(await stars('member')).toMatchObject({ balance: 15 * 5 + 2 * 20 });
});
