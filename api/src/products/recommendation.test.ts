import type { LimitedDeal, ProductCard } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { openTestApp, refuse, succeed, type TestApp } from '../../test/app.ts';

interface Page {
  list: ProductCard[];
  page: number;
  limit: number;
  totalCount: number;
  hasNext: boolean;
}

const url = '/api/v1/display/deal/recommendation';
let market: TestApp;
const ask = (query = '') => succeed<Page>(market.app, `GET ${url}`, `${url}${query}`);

beforeAll(async () => {
  market = await openTestApp('market');
});
afterAll(() => market.close());

test('[SHP-01] the first page is the default', async () => {
  const first = await ask();
  expect(first).toMatchObject({ page: 1, limit: 20, hasNext: true });
  expect(first.list).toHaveLength(20);
  expect(await ask('?page=1&limit=20')).toEqual(first);
});

test('[SHP-08] scrolling to the end shows every product once, and then ends', async () => {
  const seen: number[] = [];
  for (let page = 1, hasNext = true; hasNext; page += 1) {
    const answer = await ask(`?page=${page}&limit=100`);
    seen.push(...answer.list.map(({ productNo }) => productNo));
    hasNext = answer.hasNext;
    expect(answer.totalCount).toBeGreaterThan(800);
    if (!hasNext) expect(seen).toHaveLength(answer.totalCount);
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect((await ask('?page=100000&limit=100')).list).toEqual([]);
});

test('sold-out products are not recommended, and neighbours differ', async () => {
  const { list } = await ask('?limit=40');
  expect(list.some(({ isSoldOut }) => isSoldOut)).toBe(false);
  const repeated = list.filter(({ categoryNo }, i) => categoryNo === list[i + 1]?.categoryNo);
  expect(repeated).toEqual([]);
});

test('beside a deal, products of the same kind are shown, without the deal’s own', async () => {
  const { limited } = await succeed<{ limited: LimitedDeal[] }>(
    market.app,
    'GET /api/v1/display/home/deal',
    '/api/v1/display/home/deal',
  );
  for (const { dealId, product } of limited) {
    const similar = await ask(`?dealId=${dealId}&limit=100`);
    expect(similar.list.length).toBe(Math.min(100, similar.totalCount));
    expect(similar.list.map(({ productNo }) => productNo)).not.toContain(product.productNo);
    const group = (categoryNo: number) => Math.floor(categoryNo / 100);
    expect(new Set(similar.list.map(({ categoryNo }) => group(categoryNo)))).toEqual(
      new Set([group(product.categoryNo)]),
    );
  }
});

test('a deal that does not exist has no data', async () => {
  expect(await refuse(market.app, { url: `${url}?dealId=2147483647` })).toEqual({ status: 404, code: codes.noData });
});
