import { codes } from '@jangteo/contract/codes';
import { openTestApp, refuse, succeed, type TestApp } from '../../test/app.ts';
import { query } from '../../test/query.ts';

interface Completions {
  list: { keyword: string }[];
  shops: { shopId: number; shopName: string }[];
}

const url = '/api/v1/search/autocomplete';
let market: TestApp;
beforeAll(async () => {
  market = await openTestApp('market');
});
afterAll(() => market.close());

const ask = (keyword: string) =>
  succeed<Completions>(market.app, `GET ${url}`, `${url}?keyword=${encodeURIComponent(keyword)}`);
const keywords = async (typed: string) => (await ask(typed)).list.map(({ keyword }) => keyword);

test.each([
  ['사', '사과'],
  ['사ㄱ', '사과'],
  ['ㅅㄱ', '사과'],
  ['tkr', '사과'],
  ['고굼', '고구마'],
  ['제주 감', '제주 감귤'],
  ['3', '3kg'],
  ['"사과"', '사과'],
  ['사과*', '사과'],
  ['\u200b사과', '사과'],
  ['사\u200b', '사과'],
  ['달걀', '계란'],
  ['제주 밀감', '제주 귤'],
])('[SHP-05] %s is completed to %s', async (typed, whole) => {
  expect(await keywords(typed)).toContain(whole);
});

test('[SHP-05] at most ten, each once, those that begin as typed before half-typed ones', async () => {
  for (const typed of ['사', 'ㄱ', '가', '1']) {
    const list = await keywords(typed);
    expect(list.length).toBeGreaterThan(0);
    expect(list.length).toBeLessThanOrEqual(10);
    expect(new Set(list).size).toBe(list.length);
  }
  const begin = (await keywords('사')).map((word) => word.startsWith('사'));
  expect(begin).toEqual(begin.toSorted((a, b) => Number(b) - Number(a)));
});

test('stores have a list of their own', async () => {
  const { list, shops } = await ask('통인반');
  expect(list).toEqual([]);
  expect(shops.map(({ shopName }) => shopName)).toEqual(['통인반찬공방']);
});

test('words without any product left are not suggested', async () => {
  expect(await keywords('대파')).toContain('대파');
  await query(market.databaseUrl, `UPDATE product SET is_displayed = false WHERE title LIKE '%대파%'`);
  await query(market.databaseUrl, `UPDATE category SET name = '줄기' WHERE name LIKE '%대파%'`);
  expect(await keywords('대파')).not.toContain('대파');
});

test('nothing typed gives no suggestions', async () => {
  for (const typed of ['없는물건', '%', ' ', '()']) expect(await ask(typed)).toEqual({ list: [], shops: [] });
  expect(await refuse(market.app, { url })).toEqual({ status: 400, code: codes.required });
});

test('[SHP-05] products in season this month are suggested', async () => {
  const address = '/api/v1/search/recommendation';
  const { list } = await succeed<{ list: { keyword: string }[] }>(market.app, `GET ${address}`, address);
  expect(list).toHaveLength(8);
  expect(list).not.toContainEqual({ keyword: '수박' });
  for (const { keyword } of list) {
    const found = await market.app.inject(`/api/v1/search?keyword=${encodeURIComponent(keyword)}`);
    expect({ keyword, count: found.json().data.totalCount > 0 }).toEqual({ keyword, count: true });
  }
});
