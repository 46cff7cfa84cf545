import type { StoreResults } from '@jangteo/contract';
import { openTestApp, succeed, type TestApp } from '../../test/app.ts';
import { query } from '../../test/query.ts';

const url = '/api/v1/search';
let market: TestApp;
beforeAll(async () => {
  market = await openTestApp('market');
});
afterAll(() => market.close());

const ask = (keyword: string, more = '') =>
  succeed<StoreResults>(market.app, `GET ${url}`, `${url}?type=shop&keyword=${encodeURIComponent(keyword)}${more}`);
const names = async (keyword: string) => (await ask(keyword)).list.map(({ shopName }) => shopName);

test.each([
  ['통인반찬공방', 'its name'],
  ['통인 반찬 공방', 'its name with spaces'],
  ['반찬공방', 'the end of its name'],
  ['통인 공방', 'two parts of it'],
  ['통인반ㅊ', 'half a syllable'],
  ['ㅌㅇㅂㅊㄱㅂ', 'its first letters'],
])('[SHP-05] a store is found by %s: %s', async (keyword) => {
  expect(await names(keyword)).toContain('통인반찬공방');
});

test.each(['xhddlsqkscksrhdqkd', '통인반찬곰방', '통인 반찬꽁방'])(
  '[SHP-05] %s is corrected to its name',
  async (keyword) => {
    expect(await ask(keyword)).toMatchObject({ correctedKeyword: '통인반찬공방', totalCount: 1 });
  },
);

test('[SHP-05] a region’s name finds its stores, page by page, stores of that name first', async () => {
  const { list, totalCount } = await ask('제주', '&limit=100');
  expect(totalCount).toBe(list.length);
  expect(list.map(({ localName }) => localName)).toEqual(list.map(() => '제주'));
  expect(list[0]?.shopName).toMatch(/^제주/);
  const pages = await Promise.all(list.map((_, n) => ask('제주', `&limit=1&page=${n + 1}`)));
  expect(pages.flatMap((page) => page.list)).toEqual(list);
});

test('[SHP-05] a name that may be another word is only offered: 식초 is not 속초', async () => {
  expect(await names('속초')).not.toEqual([]);
  expect(await ask('식초')).toMatchObject({
    list: [],
    totalCount: 0,
    correctedKeyword: null,
    suggestedKeyword: '속초',
  });
});

test('an unmatched name finds nothing, and hidden stores are not found', async () => {
  expect(await ask('없는가게입니다')).toMatchObject({ type: 'shop', list: [], totalCount: 0, correctedKeyword: null });
  expect(await ask('()')).toMatchObject({ totalCount: 0 });
  await query(market.databaseUrl, `UPDATE shop SET is_displayed = false WHERE name = '통인반찬공방'`);
  expect(await names('통인반찬공방')).toEqual([]);
});
