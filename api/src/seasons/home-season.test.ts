import type { SeasonPick } from '@jangteo/contract';
import { openTestApp, succeed, type TestApp } from '../../test/app.ts';

const url = '/api/v1/display/home/season';
let market: TestApp;
const ask = (query = '') => succeed<{ month: number; list: SeasonPick[] }>(market.app, `GET ${url}`, `${url}${query}`);

beforeAll(async () => {
  market = await openTestApp('market', { now: () => new Date('2026-11-30T15:30:00Z') });
});
afterAll(() => market.close());

test('[SHP-01] the month is the one in Korea', async () => {
  expect((await ask()).month).toBe(12);
});

test.each(Array.from({ length: 12 }, (_, n) => n + 1))(
  'month %i has products in season, and no others',
  async (month) => {
    const { list } = await ask(`?month=${month}`);
    expect(list.length).toBeGreaterThanOrEqual(4);
    for (const { fromMonth, toMonth } of list) {
      const months = [];
      for (let m = fromMonth; m !== toMonth; m = (m % 12) + 1) months.push(m);
      expect([...months, toMonth]).toContain(month);
    }
  },
);
