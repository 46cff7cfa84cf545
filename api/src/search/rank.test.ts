import { setTimeout as sleep } from 'node:timers/promises';
import type { SearchRank } from '@jangteo/contract';
import { openTestApp, succeed, type TestApp } from '../../test/app.ts';
import { testNow } from '../../test/market.ts';
import { query } from '../../test/query.ts';
import { listen } from '../../test/statements.ts';

const url = '/api/v1/search/rank';
const hourMs = 60 * 60 * 1000;
let market: TestApp;
let now = testNow;
beforeEach(async () => {
  now = new Date(testNow.getTime() + 20 * 60 * 1000);
  market = await openTestApp('market', { now: () => now });
});
afterEach(() => market.close());

const ask = () => succeed<SearchRank>(market.app, `GET ${url}`, url);
const search = (keyword: string, deviceUuid?: string, sort = 'relevance') =>
  market.app.inject({
    url: `/api/v1/search?${new URLSearchParams({ keyword, sort })}`,
    ...(deviceUuid && { headers: { deviceUuid } }),
  });
const countOf = async (keyword: string) =>
  (await query(market.databaseUrl, 'SELECT FROM search_log WHERE keyword = $1', [keyword])).length;
/** Whoever asks for the ranking gets it with all searches so far. */
const logged = async (keyword: string) => {
  await ask();
  return countOf(keyword);
};

test('[SHP-05] the ten most searched keywords as of the full hour, the same until the next', async () => {
  const first = await ask();
  expect(first.baseDt).toBe(testNow.toISOString());
  expect(first.list.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(new Set(first.list.map(({ keyword }) => keyword)).size).toBe(10);
  now = new Date(testNow.getTime() + 59 * 60 * 1000);
  expect(await Promise.all([ask(), ask()])).toEqual([first, first]);
});

test('[SHP-05] the change against the hour before is given, and a new keyword is marked', async () => {
  const before = await ask();
  for (let n = 0; n < 60; n += 1) await search('대파', `w-${n}`);
  for (let n = 0; n < 60; n += 1) await search('오이', `w-${n}`);
  await query(
    market.databaseUrl,
    `INSERT INTO search_log SELECT $1, '대파', 'more-' || n FROM generate_series(1, 40) n`,
    [testNow],
  );
  now = new Date(testNow.getTime() + hourMs);
  const after = await ask();
  expect(after.baseDt).toBe(now.toISOString());
  expect(after.list[0]).toEqual({ rank: 1, keyword: '대파', diff: 0, isNew: true });
  const placeBefore = new Map(before.list.map(({ keyword, rank }) => [keyword, rank]));
  for (const { keyword, rank, diff, isNew } of after.list) {
    const earlier = placeBefore.get(keyword);
    expect({ keyword, diff, isNew }).toEqual({
      keyword,
      diff: earlier === undefined ? 0 : earlier - rank,
      isNew: earlier === undefined,
    });
  }
});

test('a device counts once an hour for a keyword; a request without a device id does not count', async () => {
  for (const device of ['w-1', 'w-1', 'w-2', undefined]) await search('대파', device);
  expect(await logged('대파')).toBe(2);
  now = new Date(now.getTime() + hourMs);
  await search('대파', 'w-1');
  expect(await logged('대파')).toBe(3);
});

test('a device that sorts what it found is not logged again in the same hour', async () => {
  await search('대파', 'w-1');
  expect(await logged('대파')).toBe(1);
  const { statements, stop } = listen();
  await search('대파', 'w-1', 'priceLow');
  await ask();
  stop();
  expect(statements.filter(({ text }) => text.includes('INSERT INTO search_log'))).toEqual([]);
  now = new Date(now.getTime() + hourMs);
  await search('대파', 'w-1', 'priceLow');
  expect(await logged('대파')).toBe(2);
});

test('a search that could not be logged is logged when it is repeated', async () => {
  await query(market.databaseUrl, "ALTER TABLE search_log ADD CONSTRAINT none CHECK (keyword <> '대파') NOT VALID");
  await search('대파', 'w-1');
  expect(await logged('대파')).toBe(0);
  await query(market.databaseUrl, 'ALTER TABLE search_log DROP CONSTRAINT none');
  await search('대파', 'w-1');
  expect(await logged('대파')).toBe(1);
});

test('searches are logged within a second or two, and before the app has closed', async () => {
  await search('대파', 'w-1');
  while ((await countOf('대파')) === 0) await sleep(50);
  await search('오이', 'w-1');
  await market.app.close();
  expect(await countOf('오이')).toBe(1);
});

test('invented devices of one network count twenty times an hour for a keyword', async () => {
  for (let n = 0; n < 100; n += 1) await search('대파', `w-invented-${n}`);
  expect(await logged('대파')).toBe(20);
});

test('the corrected keyword is counted; half-typed words and unknown ones are not', async () => {
  await search('  eovk ', 'w-1');
  expect(await logged('대파')).toBe(1);
  await search('대ㅍ', 'w-2');
  await search('없는물건입니다', 'w-2');
  const [row] = await query<{ count: string }>(
    market.databaseUrl,
    "SELECT count(*) FROM search_log WHERE keyword IN ('대ㅍ', '없는물건입니다') OR device_uuid LIKE 'w-%'",
  );
  expect(row?.count).toBe('0');
});

test('searches fade with time', async () => {
  await query(
    market.databaseUrl,
    `INSERT INTO search_log SELECT $1::timestamptz - interval '74 hours', '옛날것', 'old-' || n FROM generate_series(1, 900) n`,
    [testNow],
  );
  expect((await ask()).list.map(({ keyword }) => keyword)).not.toContain('옛날것');
});

test('a market without searches has an empty ranking', async () => {
  await query(market.databaseUrl, 'TRUNCATE search_log, search_rank');
  expect(await ask()).toEqual({ baseDt: testNow.toISOString(), list: [] });
});
