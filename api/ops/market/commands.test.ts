import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { openTestApp, refuse, succeed, type TestApp } from '../../test/app.ts';
import { testNow } from '../../test/market.ts';
import { openVisitors } from '../../test/visitors.ts';
import { fileOf, ops } from '../testing.ts';
import { kinds } from './kinds.ts';

let market: TestApp;
let database: Database;
/** Two existing products. */
let products: number[];

beforeAll(async () => {
  market = await openTestApp('market');
  database = openDatabase(market.databaseUrl, () => undefined);
  const rows = await database.query<{ n: number }>('SELECT product_no AS n FROM product ORDER BY product_no LIMIT 2');
  products = rows.map(({ n }) => n);
});
afterAll(async () => {
  await database.close();
  await market.close();
});

const run = (...args: string[]) => ops(database, args, testNow);
const jsonFile = (fields: object) => fileOf('fields.json', JSON.stringify(fields));
const times = { startDt: '2026-11-20 09:00', endDt: '2026-11-20 18:00' };
const deal = () => ({ productNo: products[0], ...times, stockTotal: 7 });
const numberIn = (text: string): string => /\d+/.exec(text)?.[0] ?? '';

test.each(Object.entries(kinds))(
  '%s: its example can be created, is hidden at first, and can be published',
  async (name, kind) => {
    const created = await run('create', name, await fileOf('example.json', await run('example', name)));
    expect(created).toContain(`${kind.title} `);
    const id = numberIn(created);
    expect(await run('list', name)).toMatch(new RegExp(`^${id} .*비공개`, 'm'));
    expect(await run('publish', name, id)).toBe(`${kind.title} ${id}을(를) 공개했습니다.`);
    expect(await run('list', name)).not.toMatch(new RegExp(`^${id} .*비공개`, 'm'));
    expect(await run('audit', '--subject', `${name}:${id}`)).toMatch(
      /operator:kim\s+publish[\s\S]*operator:kim\s+create/,
    );
  },
);

test('[SHP-02] only admins see a deal until it is published', async () => {
  const { admin } = await openVisitors(market.databaseUrl);
  const file = await jsonFile(deal());
  const id = numberIn(await run('create', 'deal', file));
  const url = `/api/v1/display/deal/${id}`;
  expect(await refuse(market.app, { url })).toMatchObject({ status: 404 });
  const preview = await market.app.inject({ url: `/api/v1/display/admin/deal/${id}`, headers: admin.headers });
  expect(preview.json().data).toMatchObject({ startDt: '2026-11-20T00:00:00.000Z', endDt: '2026-11-20T09:00:00.000Z' });
  await run('publish', 'deal', id);
  await succeed(market.app, 'GET /api/v1/display/deal/:id', url);
  await run('unpublish', 'deal', id);
  expect(await refuse(market.app, { url })).toMatchObject({ status: 404 });
});

test('[SHP-02] a deal’s price can be set, changed and removed; a product has one deal price at a time', async () => {
  const id = numberIn(
    await run('create', 'deal', await jsonFile({ ...deal(), dealPrice: 500, dealUnitPrice: '1개당 500원' })),
  );
  await run('publish', 'deal', id);
  const read = async () => (await market.app.inject(`/api/v1/display/deal/${id}`)).json().data;
  expect(await read()).toMatchObject({
    prices: { inDeal: { discountPrice: 500 } },
    product: { discountPrice: 500, unitPrice: '1개당 500원' },
  });
  const second = numberIn(await run('create', 'deal', await jsonFile({ ...deal(), dealPrice: 600 })));
  expect(await run('publish', 'deal', second)).toContain('같은 상품에 가격이 있는 다른 특가가 있습니다');
  expect(await run('change', 'deal', id, await jsonFile({ dealPrice: 99_000_000 }))).toContain('보다 싸야 합니다');
  await run('change', 'deal', id, await jsonFile({ dealPrice: null, dealUnitPrice: null }));
  expect(await read()).toMatchObject({ prices: null });
  await run('publish', 'deal', second);
  await run('unpublish', 'deal', second);
});

test('some fields can be changed while the others stay', async () => {
  const id = numberIn(await run('create', 'period', await fileOf('period.json', await run('example', 'period'))));
  await run('publish', 'period', id);
  const read = async () =>
    (await market.app.inject(`/api/v1/display/period/${id}`)).json().data as { title: string; products: unknown[] };
  const before = await read();
  expect(await run('change', 'period', id, await jsonFile({ products: products.toReversed() }))).toContain(
    '바꿨습니다',
  );
  const after = await read();
  expect(after.title).toBe(before.title);
  const items = await database.query(
    'SELECT product_no FROM period_deal_item WHERE period_id = $1 ORDER BY sort_order',
    [id],
  );
  expect(items).toEqual(products.toReversed().map((product_no) => ({ product_no })));
});

test('numbers of stores and products are found by their names', async () => {
  const [product] = await database.query<{ title: string; name: string; shop: number }>(
    'SELECT title, name, shop_id AS shop FROM product JOIN shop USING (shop_id) WHERE product_no = $1',
    [products[0]],
  );
  expect(await run('products', product?.title ?? '')).toMatch(new RegExp(`^${products[0]} `, 'm'));
  expect(await run('stores', product?.name ?? '')).toMatch(new RegExp(`^${product?.shop} `, 'm'));
  expect(await run('stores', '없는 가게')).toBe("이름에 '없는 가게'이(가) 들어간 매장이 없습니다.");
});

describe('invalid input is refused with a reason, and nothing changes', () => {
  const count = async () =>
    (await database.query<{ n: number }>('SELECT count(*)::integer AS n FROM limited_deal'))[0]?.n;

  test.each([
    ['a product that is not there', { productNo: 999_999_999 }, '없는 것을 가리킵니다: 상품 999999999'],
    ['an end before its start', { endDt: '2026-11-20 08:00' }, '끝나는 때는 시작하는 때보다 늦고'],
    ['an item it does not have', { colour: 'red' }, '  colour: 모르는 항목입니다'],
    ['a price that is no better', { dealPrice: 99_000_000 }, '특가는 지금 판매가'],
    ['a unit price without a price', { dealUnitPrice: '100g당 100원' }, '단위가격은 특가와 함께'],
    ['a time that is none', { startDt: '11월 20일 아침' }, "'2026-11-21 10:00'처럼"],
    ['a missing field', { stockTotal: undefined }, '고쳐 주세요'],
    ['an unknown field', { price: 100 }, '고쳐 주세요'],
    ['a wrong type', { stockTotal: '많이' }, 'stockTotal'],
  ])('%s', async (_, changes, said) => {
    const before = await count();
    expect(await run('create', 'deal', await jsonFile({ ...deal(), ...changes }))).toContain(said);
    expect(await count()).toBe(before);
  });

  test.each([
    [['example', 'sale'], '종류는 deal|period|event'],
    [['publish', 'deal', '999999'], '특가 999999이(가) 없습니다.'],
    [['publish', 'deal', 'x'], '1 이상의 숫자'],
    [['publish', 'sale', '1'], '종류는 deal|period|event'],
    [['publish', 'deal'], '쓰는 법: pnpm ops publish'],
    [['list', 'deal', '--all'], '쓰는 법: pnpm ops list'],
    [['create', 'deal', '/no/such/file'], '파일을 읽지 못했습니다'],
  ])('%j', async (args, said) => expect(await run(...args)).toContain(said));

  test.each([
    ['of the whole', { imageUrl: '/img/apple-red-1' }],
    ['in the page', { blocks: [{ type: 'picture', imageUrl: '/img/apple-red-1', description: '사과' }] }],
    ['of somebody’s upload that is gone', { imageUrl: `/img/m-${'0'.repeat(32)}` }],
  ])('a picture that does not exist, %s', async (_, changes) => {
    const event = { ...JSON.parse(await run('example', 'event')), ...changes };
    expect(await run('create', 'event', await jsonFile(event))).toContain('사진을 고쳐 주세요.\n  /img/');
  });

  test.each(['가\0나', '가\ud800나'])('a notice of %j, which no database can store', async (text) => {
    const notice = JSON.parse(await run('example', 'notice'));
    expect(await run('create', 'notice', await jsonFile({ ...notice, title: text }))).toBe(
      '파일의 내용을 고쳐 주세요.\n  title: 저장할 수 없는 글자가 들어 있습니다',
    );
    const event = { ...JSON.parse(await run('example', 'event')), blocks: [{ type: 'text', text }] };
    expect(await run('create', 'event', await jsonFile(event))).toContain('blocks: 저장할 수 없는 글자가');
  });

  test('a notice loses characters that turn texts around', async () => {
    const notice = { ...JSON.parse(await run('example', 'notice')), title: '\u202e설 연휴\u2069 안내' };
    await run('create', 'notice', await jsonFile(notice));
    expect(await run('list', 'notice')).toContain('설 연휴 안내');
  });

  test('a file that is not JSON, or holds no fields', async () => {
    expect(await run('create', 'deal', await fileOf('deal.json', 'null'))).toContain('고쳐 주세요');
    expect(await run('create', 'deal', await fileOf('deal.json', '{ productNo: 3'))).toContain('JSON이 아닙니다');
  });
});
