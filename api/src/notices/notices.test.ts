import type { Notice, NoticeItem } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import pg from 'pg';
import { openTestApp, refuse, succeed, type TestApp } from '../../test/app.ts';
import { callAs } from '../../test/call-as.ts';
import { testNow } from '../../test/market.ts';

interface Page {
  list: NoticeItem[];
  totalCount: number;
  hasNext: boolean;
}

const url = '/api/v1/display/notice';
let market: TestApp;
const list = (query = '') => succeed<Page>(market.app, `GET ${url}`, `${url}${query}`);
const one = (id: number) => succeed<Notice>(market.app, `GET ${url}/:id`, `${url}/${id}`);
const last = () => succeed<{ id: number; regDt: string }>(market.app, `GET ${url}/last`, `${url}/last`);

beforeAll(async () => {
  market = await openTestApp('market');
});
afterAll(() => market.close());

test('pinned notices come first, then the newest', async () => {
  const { list: items, totalCount, hasNext } = await list('?limit=100');
  expect(totalCount).toBeGreaterThanOrEqual(20);
  expect(items).toHaveLength(totalCount);
  expect(hasNext).toBe(false);
  const order = (item: NoticeItem) => `${item.isPinned ? 1 : 0} ${item.regDt}`;
  expect(items.map(order)).toEqual(items.map(order).toSorted().toReversed());
  const weekAgo = new Date(testNow.getTime() - 7 * 24 * 60 * 60 * 1000).toISOString();
  for (const { isNew, regDt } of items) expect(isNew).toBe(regDt > weekAgo);
});

test('pages do not overlap', async () => {
  const [all, first, second] = await Promise.all([list('?limit=20'), list('?limit=10'), list('?limit=10&page=2')]);
  expect([...first.list, ...second.list]).toEqual(all.list);
});

test('a notice has the ones before and after it', async () => {
  const { id } = await last();
  const newest = await one(id);
  expect(newest.next).toBeNull();
  const before = await one(newest.previous?.noticeId ?? 0);
  expect(before.next).toEqual({ noticeId: newest.noticeId, title: newest.title });
  expect(before.regDt < newest.regDt).toBe(true);
});

test('a view of a notice is counted', async () => {
  const visitor = callAs(market.app, { headers: {} });
  const { id } = await last();
  const look = () => visitor<{ viewCount: number }>('PUT /api/v1/display/notice/:id/view', { params: { id } });
  const { viewCount } = await look();
  expect(await look()).toEqual({ viewCount: viewCount + 1 });
  expect(await visitor('PUT /api/v1/display/notice/:id/view', { params: { id: 2_147_483_647 } })).toBe(codes.noData);
});

test('a missing, unpublished or future notice has no data', async () => {
  const { id } = await last();
  const client = new pg.Client({ connectionString: market.databaseUrl });
  await client.connect();
  await client.query('UPDATE notice SET is_published = false WHERE notice_id = $1', [id]);
  await client.query("UPDATE notice SET reg_dt = $2::timestamptz + interval '1 hour' WHERE notice_id = $1", [
    id - 1,
    testNow,
  ]);
  await client.end();
  for (const missing of [id, id - 1, 2_147_483_647]) {
    expect(await refuse(market.app, { url: `${url}/${missing}` })).toEqual({ status: 404, code: codes.noData });
  }
  expect((await last()).id).toBeLessThan(id - 1);
});
