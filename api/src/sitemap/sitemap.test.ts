import type { FoundablePage } from '@jangteo/contract';
import { openTestApp, refuse, succeed, type TestApp } from '../../test/app.ts';
import { testNow } from '../../test/market.ts';
import { query } from '../../test/query.ts';

const url = '/api/v1/display/sitemap';
let market: TestApp;
beforeAll(async () => {
  market = await openTestApp('market');
});
afterAll(() => market.close());

const change = (sql: string, values: unknown[] = []) => query<{ id: number }>(market.databaseUrl, sql, values);
const parts = async () => (await succeed<{ list: string[] }>(market.app, `GET ${url}`, url)).list;
const pagesOf = async (part: string) =>
  (await succeed<{ list: FoundablePage[] }>(market.app, `GET ${url}/:part`, `${url}/${part}`)).list;
const pathsOf = async (part: string) => (await pagesOf(part)).map(({ path }) => path);

/** Each kind of page, with the rows that have one. */
const kinds: [shape: RegExp, rows: string][] = [
  [/^\/category\/detail\/\d{4}$/, 'category WHERE level = 2'],
  [/^\/category\/detail\/\d{4}\/\d{6}$/, 'category WHERE level = 3'],
  [/^\/local\/\d\d$/, 'region'],
  [/^\/category\/season\/recommendation\/\d+$/, "season_theme WHERE kind = 'season'"],
  [/^\/deal\/\d+$/, 'limited_deal WHERE is_published AND end_dt > $1'],
  [/^\/period\/\d+$/, 'period_deal WHERE is_published AND end_dt > $1'],
  [/^\/event\/\d+$/, 'event WHERE is_published AND end_dt > $1'],
  [/^\/custom-event\/\d+$/, 'custom_event WHERE is_published'],
  [/^\/notice\/\d+$/, 'notice WHERE is_published AND reg_dt <= $1'],
  [/^\/store\/\d+$/, 'shop WHERE is_displayed'],
  [/^\/community\/board-detail\/\d+$/, "post WHERE kind <> 'qna' AND hidden_at IS NULL AND deleted_at IS NULL"],
  [/^\/community\/qna\/\d+$/, "post WHERE kind = 'qna' AND hidden_at IS NULL AND deleted_at IS NULL"],
];

const allPaths = async () => (await Promise.all((await parts()).map(pathsOf))).flat();

test('every page that the market’s data makes is in one of the parts, once, and nothing else', async () => {
  const all = await allPaths();
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((path) => !kinds.some(([shape]) => shape.test(path)))).toEqual([]);
  for (const [shape, rows] of kinds) {
    const [row] = await query<{ count: number }>(
      market.databaseUrl,
      `SELECT count(*)::integer AS count, $1::timestamptz AS at FROM ${rows}`,
      [testNow],
    );
    expect(row?.count).toBeGreaterThan(0);
    expect({ shape, count: all.filter((path) => shape.test(path)).length }).toEqual({ shape, count: row?.count });
  }
});

const now = `'${testNow.toISOString()}'::timestamptz`;
const ofDeal = '(SELECT product_no FROM limited_deal WHERE deal_id = $1)';

test.each([
  ['a deal that is not published', '/deal/', 'limited_deal SET is_published = false WHERE deal_id = $1'],
  [
    'a deal that is over',
    '/deal/',
    `limited_deal SET start_dt = ${now} - interval '1 hour', end_dt = ${now} WHERE deal_id = $1`,
  ],
  ['the deal of a hidden product', '/deal/', `product SET is_displayed = false WHERE product_no = ${ofDeal}`],
  [
    'the deal of a hidden store',
    '/deal/',
    `shop SET is_displayed = false WHERE shop_id = (SELECT shop_id FROM product WHERE product_no = ${ofDeal})`,
  ],
  ['a period deal that is not published', '/period/', 'period_deal SET is_published = false WHERE period_id = $1'],
  [
    'a period deal that is over',
    '/period/',
    `period_deal SET start_dt = ${now} - interval '1 hour', end_dt = ${now} WHERE period_id = $1`,
  ],
  ['an event that is not published', '/event/', 'event SET is_published = false WHERE event_id = $1'],
  [
    'an event that is over',
    '/event/',
    `event SET start_dt = ${now} - interval '1 hour', end_dt = ${now} WHERE event_id = $1`,
  ],
  [
    'an event page that is not published',
    '/custom-event/',
    'custom_event SET is_published = false WHERE custom_event_id = $1',
  ],
  ['a notice that is not published', '/notice/', 'notice SET is_published = false WHERE notice_id = $1'],
  ['a notice of the future', '/notice/', `notice SET reg_dt = ${now} + interval '1 second' WHERE notice_id = $1`],
  ['a hidden store', '/store/', 'shop SET is_displayed = false WHERE shop_id = $1'],
  ['a hidden post', '/community/board-detail/', `post SET hidden_at = ${now} WHERE post_id = $1`],
  ['a deleted question', '/community/qna/', `post SET deleted_at = ${now} WHERE post_id = $1`],
])('%s is left out', async (_what, beginning, update) => {
  const path = (await allPaths()).findLast((each) => each.startsWith(beginning)) ?? '';
  await change(`UPDATE ${update}`, [path.slice(beginning.length)]);
  expect(await allPaths()).not.toContain(path);
});

test('a category without products is left out', async () => {
  await change(
    `INSERT INTO category (category_no, code, parent_no, level, name, image_url, sort_order)
     SELECT 9999, '0199', category_no, 2, '빈 분류', image_url, 99 FROM category WHERE code = '01'`,
  );
  expect(await pathsOf('market')).not.toContain('/category/detail/0199');
});

test('a post says when it was edited last, or else written', async () => {
  const [post] = await change(
    "SELECT post_id AS id FROM post WHERE kind = 'board' AND hidden_at IS NULL AND deleted_at IS NULL ORDER BY post_id LIMIT 1",
  );
  const path = `/community/board-detail/${post?.id}`;
  const changedDt = async () => (await pagesOf('posts-1')).find((page) => page.path === path)?.changedDt;
  const [row] = await query<{ at: Date }>(market.databaseUrl, 'SELECT created_at AS at FROM post WHERE post_id = $1', [
    post?.id,
  ]);
  expect(new Date((await changedDt()) ?? 0).getTime()).toBe(new Date(row?.at ?? 1).getTime());
  await change('UPDATE post SET edited_at = $2 WHERE post_id = $1', [post?.id, testNow]);
  expect(new Date((await changedDt()) ?? 0)).toEqual(testNow);
});

test('stores and posts come in portions of 10,000 numbers', async () => {
  expect(await parts()).toEqual(['market', 'stores-1', 'posts-1']);
  await change(
    `INSERT INTO post (post_id, kind, topic, member_id, title, body, score, created_at)
     SELECT id, kind, topic, member_id, title, body, score, created_at
     FROM unnest(ARRAY[20000, 20001]) id, (SELECT * FROM post WHERE kind = 'qna' LIMIT 1) any_question`,
  );
  expect(await parts()).toEqual(['market', 'stores-1', 'posts-1', 'posts-2', 'posts-3']);
  expect(await pathsOf('posts-2')).toEqual(['/community/qna/20000']);
  expect(await pathsOf('posts-3')).toEqual(['/community/qna/20001']);
});

test('a part that cannot be is refused; one that is not there yet is empty', async () => {
  for (const part of ['market-1', 'stores', 'members-1', 'stores-0', 'stores-01', 'posts-100000', 'posts-1-1', '%00']) {
    expect((await refuse(market.app, { url: `${url}/${part}` })).status).toBe(400);
  }
  expect(await pagesOf('posts-99999')).toEqual([]);
});
