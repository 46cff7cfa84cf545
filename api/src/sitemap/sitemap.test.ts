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

test('every page that the market’s data makes is in one of the parts, once', async () => {
  const all = (await Promise.all((await parts()).map(pathsOf))).flat();
  expect(new Set(all).size).toBe(all.length);
  const [rows] = await query<Record<string, number>>(
    market.databaseUrl,
    `SELECT (SELECT count(*) FROM shop WHERE is_displayed)::integer AS store,
            (SELECT count(*) FROM post WHERE kind <> 'qna' AND hidden_at IS NULL AND deleted_at IS NULL)::integer AS post,
            (SELECT count(*) FROM post WHERE kind = 'qna' AND hidden_at IS NULL AND deleted_at IS NULL)::integer AS question,
            (SELECT count(*) FROM region)::integer AS region,
            (SELECT count(*) FROM notice WHERE is_published AND reg_dt <= $1)::integer AS notice,
            (SELECT count(*) FROM custom_event WHERE is_published)::integer AS "customEvent"`,
    [testNow],
  );
  const count = (path: RegExp) => all.filter((each) => path.test(each)).length;
  expect({
    store: count(/^\/store\/\d+$/),
    post: count(/^\/community\/board-detail\/\d+$/),
    question: count(/^\/community\/qna\/\d+$/),
    region: count(/^\/local\/\d\d$/),
    notice: count(/^\/notice\/\d+$/),
    customEvent: count(/^\/custom-event\/\d+$/),
  }).toEqual(rows);
  for (const path of [
    /^\/category\/detail\/\d{4}$/,
    /^\/category\/detail\/\d{4}\/\d{6}$/,
    /^\/category\/season\/recommendation\/\d+$/,
    /^\/deal\/\d+$/,
    /^\/period\/\d+$/,
    /^\/event\/\d+$/,
  ]) {
    expect(all).toContainEqual(expect.stringMatching(path));
  }
});

test('what is hidden, not published or over is left out, and a category without products', async () => {
  const [deal, ended, period, event, notice, customEvent, store, post] = await Promise.all(
    [
      'UPDATE limited_deal SET is_published = false WHERE deal_id = (SELECT max(deal_id) FROM limited_deal WHERE end_dt > $1) RETURNING deal_id AS id',
      'UPDATE limited_deal SET end_dt = $1 WHERE deal_id = (SELECT min(deal_id) FROM limited_deal WHERE start_dt < $1 AND end_dt > $1) RETURNING deal_id AS id',
      'UPDATE period_deal SET is_published = false WHERE period_id = (SELECT max(period_id) FROM period_deal WHERE end_dt > $1) RETURNING period_id AS id',
      'UPDATE event SET is_published = false WHERE event_id = (SELECT max(event_id) FROM event WHERE end_dt > $1) RETURNING event_id AS id',
      'UPDATE notice SET is_published = false WHERE notice_id = (SELECT max(notice_id) FROM notice WHERE reg_dt <= $1) RETURNING notice_id AS id',
      'UPDATE custom_event SET is_published = false WHERE custom_event_id = (SELECT max(custom_event_id) FROM custom_event WHERE $1::timestamptz IS NOT NULL) RETURNING custom_event_id AS id',
      'UPDATE shop SET is_displayed = false WHERE shop_id = (SELECT max(shop_id) FROM shop WHERE $1::timestamptz IS NOT NULL) RETURNING shop_id AS id',
      "UPDATE post SET hidden_at = $1 WHERE post_id = (SELECT max(post_id) FROM post WHERE kind <> 'qna' AND hidden_at IS NULL AND deleted_at IS NULL) RETURNING post_id AS id",
    ].map(async (sql) => (await change(sql, [testNow]))[0]?.id),
  );
  const hiddenStores = await change(
    'SELECT DISTINCT d.deal_id AS id FROM limited_deal d JOIN product p USING (product_no) WHERE p.shop_id = $1',
    [store],
  );
  await change(
    "INSERT INTO category (category_no, code, parent_no, level, name, image_url, sort_order) SELECT 9999, '0199', category_no, 2, '빈 분류', image_url, 99 FROM category WHERE code = '01'",
  );
  const all = (await Promise.all((await parts()).map(pathsOf))).flat();
  const gone = [
    `/deal/${deal}`,
    `/deal/${ended}`,
    `/period/${period}`,
    `/event/${event}`,
    `/notice/${notice}`,
    `/custom-event/${customEvent}`,
    `/store/${store}`,
    `/community/board-detail/${post}`,
    ...hiddenStores.map(({ id }) => `/deal/${id}`),
    '/category/detail/0199',
  ];
  expect(gone.filter((path) => path.includes('undefined'))).toEqual([]);
  expect(all.filter((path) => gone.includes(path))).toEqual([]);
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
