import type { PeriodDeal, PeriodDealDetail } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { openTestApp, refuse, succeed, type TestApp } from '../../test/app.ts';
import { testNow } from '../../test/market.ts';
import { query } from '../../test/query.ts';

interface Page {
  list: PeriodDeal[];
  totalCount: number;
  hasNext: boolean;
}

const url = '/api/v1/display/period';
const at = testNow.toISOString();
let market: TestApp;
beforeAll(async () => {
  market = await openTestApp('market');
});
afterAll(() => market.close());

const list = (search = '') => succeed<Page>(market.app, `GET ${url}`, `${url}${search}`);
const one = (id: number, search = '') =>
  succeed<PeriodDealDetail>(market.app, `GET ${url}/:id`, `${url}/${id}${search}`);

test.each([
  ['running', ({ startDt, endDt }: PeriodDeal) => startDt <= at && at < endDt],
  ['coming', ({ startDt }: PeriodDeal) => startDt > at],
  ['ended', ({ endDt }: PeriodDeal) => endDt <= at],
])('[SHP-01] those that are %s are listed page by page', async (status, fits) => {
  const all = await list(`?status=${status}&limit=100`);
  expect(all.list.length).toBeGreaterThan(0);
  expect(all).toMatchObject({ totalCount: all.list.length, hasNext: false });
  expect(all.list.every(fits)).toBe(true);
  const first = await list(`?status=${status}&limit=1`);
  expect(first.list).toEqual(all.list.slice(0, 1));
  expect(first.hasNext).toBe(all.totalCount > 1);
  for (const { periodId } of all.list.slice(0, 2))
    expect(await one(periodId)).toMatchObject({ periodId, state: status });
});

test('without a status, running ones are listed', async () => {
  expect(await list()).toEqual(await list('?status=running'));
  expect(await refuse(market.app, { url: `${url}?status=over` })).toEqual({ status: 400, code: codes.undefined });
});

test('[SHP-02] a period deal’s products are listed page by page, each once, sold-out ones last', async () => {
  const [{ periodId = 0 } = {}] = (await list()).list;
  const [item] = await query<{ product_no: number }>(
    market.databaseUrl,
    'SELECT product_no FROM period_deal_item WHERE period_id = $1 ORDER BY sort_order LIMIT 1',
    [periodId],
  );
  await query(market.databaseUrl, 'UPDATE product SET is_sold_out = true WHERE product_no = $1', [item?.product_no]);
  const { totalCount, list: all, maxSaleRate } = await one(periodId, '?limit=100');
  expect(all).toHaveLength(totalCount);
  expect(all.at(-1)?.productNo).toBe(item?.product_no);
  expect(maxSaleRate).toBe(Math.max(...all.map(({ saleRate }) => saleRate)));
  const seen: number[] = [];
  for (let page = 1, hasNext = true; hasNext; page += 1) {
    const answer = await one(periodId, `?page=${page}&limit=3`);
    seen.push(...answer.list.map(({ productNo }) => productNo));
    hasNext = answer.hasNext;
  }
  expect(seen).toEqual(all.map(({ productNo }) => productNo));
});

test('a period deal without displayed products is not listed, but can be read', async () => {
  const [{ periodId = 0 } = {}] = (await list()).list;
  const before = await list();
  await query(market.databaseUrl, 'DELETE FROM period_deal_item WHERE period_id = $1', [periodId]);
  expect((await list()).totalCount).toBe(before.totalCount - 1);
  expect(await one(periodId)).toMatchObject({ list: [], totalCount: 0, maxSaleRate: 0 });
});

test('a missing or unpublished period deal has no data', async () => {
  const [{ periodId = 0 } = {}] = (await list()).list;
  await query(market.databaseUrl, 'UPDATE period_deal SET is_published = false WHERE period_id = $1', [periodId]);
  for (const id of [periodId, 2_147_483_647]) {
    expect(await refuse(market.app, { url: `${url}/${id}` })).toEqual({ status: 404, code: codes.noData });
  }
  expect((await list('?limit=100')).list.map((deal) => deal.periodId)).not.toContain(periodId);
});
