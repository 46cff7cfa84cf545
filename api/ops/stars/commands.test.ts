import { dayMs } from '@jangteo/contract/korean-day';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { testNow } from '../../test/market.ts';
import { openVisitors } from '../../test/visitors.ts';
import { ops } from '../testing.ts';

let market: TestApp;
let database: Database;
let id: string;

beforeAll(async () => {
  market = await openTestApp('market');
  database = openDatabase(market.databaseUrl, () => undefined);
  id = String((await openVisitors(market.databaseUrl)).member.memberId);
});
afterAll(async () => {
  await database.close();
  await market.close();
});

const run = (...args: string[]) => ops(database, args, testNow);
const balance = async () =>
  (await database.query<{ balance: number }>('SELECT balance FROM star_account WHERE member_id = $1', [id]))[0]
    ?.balance;
const grant = (stars: string) => run('stars', 'grant', id, stars, '--reason', '이벤트 당첨', '--key', 'event-12');

test('stars are granted once for each key, and taken back once, up to what is left of them', async () => {
  expect(await grant('500')).toMatch(/^500별을 드렸습니다\. 거두려면: pnpm ops stars reverse \d+$/);
  expect(await grant('500')).toContain('이미 드린 별');
  expect(await grant('300')).toBe("'event-12'(으)로 500별을 이미 드렸습니다. 다른 --key가 필요합니다.");
  expect(await balance()).toBe(500);
  const [entry] = await database.query<{ n: string }>('SELECT ledger_id AS n FROM star_ledger WHERE member_id = $1', [
    id,
  ]);
  expect(await run('stars', 'list', id)).toMatch(
    new RegExp(`^${entry?.n} .* 장터에서 드린 별 +\\+500 +500 +이벤트 당첨`, 'm'),
  );
  const reverse = () => run('stars', 'reverse', entry?.n ?? '', '--reason', '잘못 드린 별');
  expect(await reverse()).toBe('500별을 거뒀습니다.');
  expect(await reverse()).toContain('이미 거둔');
  expect(await balance()).toBe(0);
  expect(await run('audit', '--subject', `member:${id}`)).toMatch(/stars reverse[\s\S]*stars grant/);
});

test('an impossible request is refused with a reason', async () => {
  expect(await run('stars', 'grant', '999999', '1', '--reason', '보상', '--key', 'a')).toContain('없거나 탈퇴');
  expect(await run('stars', 'grant', id, '0', '--reason', '보상', '--key', 'a')).toContain('1 이상의 숫자');
  expect(await run('stars', 'grant', id, '100001', '--reason', '보상', '--key', 'a')).toContain('한 번에');
  const asked = (reason: string, key: string) => run('stars', 'grant', id, '1', '--reason', reason, '--key', key);
  expect(await asked('보상'.repeat(101), 'a')).toBe('이유는 2자에서 200자까지 적어 주세요.');
  expect(await asked('  ', 'a')).toBe('이유는 2자에서 200자까지 적어 주세요.');
  for (const key of ['a'.repeat(101), 'a b']) expect(await asked('보상', key)).toContain('빈칸 없이 100자까지');
  expect(await run('stars', 'reverse', '1', '--reason', '보상'.repeat(101))).toContain('200자까지');
  expect(await run('stars', 'reverse', '999999', '--reason', '보상')).toContain('거둘 수 있는 적립이 아닙니다');
});

test('the upkeep of stars is done at once: what expires soon is announced, once', async () => {
  await run('stars', 'grant', id, '500', '--reason', '이벤트 당첨', '--key', 'expiring');
  const inTwentyDays = new Date(testNow.getTime() + 20 * dayMs);
  await database.query('UPDATE star_lot SET expires_at = $2 WHERE member_id = $1', [id, inTwentyDays]);
  expect(await run('stars', 'upkeep')).toBe('별을 정리했습니다.');
  await run('stars', 'upkeep');
  const alarms = await database.query("SELECT title FROM alarm WHERE member_id = $1 AND title LIKE '%사라지는%'", [id]);
  expect(alarms).toHaveLength(1);
});

test('sums that differ are reported, and stop the exchange of that member alone', async () => {
  expect(await run('reconcile')).toMatch(/^회원 \d+명 가운데 0명이 맞지 않습니다\.$/);
  await database.query('UPDATE star_account SET balance = balance + 1 WHERE member_id = $1', [id]);
  expect(await run('reconcile')).toMatch(new RegExp(`^${id} [\\s\\S]*가운데 1명이 맞지 않습니다`, 'm'));
  const frozen = await database.query('SELECT member_id::text AS id FROM star_account WHERE frozen_at IS NOT NULL');
  expect(frozen).toEqual([{ id }]);
});
