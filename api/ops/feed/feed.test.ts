import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ProductCard } from '@jangteo/contract';
import sharp from 'sharp';
import { cleanUp } from '../../src/housekeeping.ts';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { testNow } from '../../test/market.ts';
import { query } from '../../test/query.ts';
import { fetchPicture, PictureProblem } from '../pictures/fetch-picture.ts';
import { fileOf, ops } from '../testing.ts';

// Pictures come from a function: fetching them has tests of its own.
jest.mock('../pictures/fetch-picture.ts', () => ({
  ...jest.requireActual('../pictures/fetch-picture.ts'),
  fetchPicture: jest.fn(),
}));

let market: TestApp;
let database: Database;
const shop = { id: '', url: '' };

beforeAll(async () => {
  market = await openTestApp('market');
  database = openDatabase(market.databaseUrl, () => undefined);
  const [row] = await database.query<typeof shop>('SELECT shop_id::text AS id, url FROM shop ORDER BY shop_id LIMIT 1');
  Object.assign(shop, row);
});
afterAll(async () => {
  await database.close();
  await market.close();
});

const feed = (file: string, ...options: string[]) =>
  ops(database, ['feed', shop.id, file, ...options], testNow, market.uploads);
const jsonFeed = async (rows: object[], ...options: string[]) =>
  feed(await fileOf('feed.json', JSON.stringify(rows)), ...options);

const persimmon = () => ({
  code: 'GAM-1',
  title: '청도 반시 홍시 2kg',
  category: '010101',
  price: 24_900,
  discountPrice: 19_900,
  url: `${shop.url}/products/GAM-1`,
  imageUrl: '/img/persimmon-1',
  origin: '국내산(청도)',
  shippingFee: 0,
  badges: ['산지직송'],
});

interface Stored {
  productNo: number;
  title: string;
  price: number;
  discountPrice: number;
  isDisplayed: boolean;
  imageUrl: string;
}
const stored = (code: string) =>
  database.query<Stored>(
    `SELECT product_no AS "productNo", title, price, discount_price AS "discountPrice", is_displayed AS "isDisplayed",
            image_url AS "imageUrl"
     FROM product WHERE shop_id = $1 AND seller_code = $2`,
    [shop.id, code],
  );
const found = async (keyword: string) => {
  const reply = await market.app.inject(`/api/v1/search?type=product&keyword=${encodeURIComponent(keyword)}`);
  return (reply.json().data.list as ProductCard[]).map(({ title }) => title);
};

test('a feed that is read again creates no duplicates; changes are stored, with the price history', async () => {
  expect(await jsonFeed([persimmon()])).toContain('1줄, 추가 1');
  expect(await jsonFeed([persimmon()])).toContain('1줄, 그대로 1');
  const [first, ...more] = await stored('GAM-1');
  expect(more).toEqual([]);
  expect(await found('청도 홍시')).toContain('청도 반시 홍시 2kg');

  const tomorrow = new Date(testNow.getTime() + 24 * 60 * 60 * 1000);
  const cheaper = await fileOf('feed.json', JSON.stringify([{ ...persimmon(), discountPrice: 17_900 }]));
  expect(await ops(database, ['feed', shop.id, cheaper], tomorrow)).toContain('변경 1');
  const [second] = await stored('GAM-1');
  expect(second).toMatchObject({ productNo: first?.productNo, discountPrice: 17_900 });
  const history = await database.query(
    'SELECT changed_on::text AS day, discount_price AS price FROM price_history WHERE product_no = $1 ORDER BY changed_on',
    [first?.productNo],
  );
  expect(history).toEqual([
    { day: '2026-11-20', price: 19_900 },
    { day: '2026-11-21', price: 17_900 },
  ]);
});

test('valid rows are stored, faulty ones are reported line by line with all their faults', async () => {
  const file = join(dirname(await fileOf('feed.json', '[]')), 'report.json');
  const printed = await jsonFeed(
    [
      { ...persimmon(), code: 'GOOD-1', title: '상주 곶감 선물세트' },
      { ...persimmon(), code: 'BAD 1', price: '비쌈' },
      { ...persimmon(), code: 'BAD-2', category: '과일 > 없는 과일 > 감', discountPrice: 30_000 },
      { ...persimmon(), code: 'BAD-3', url: 'https://elsewhere.example/1' },
      { ...persimmon(), code: 'BAD-4', origin: undefined, colour: 'orange' },
      { ...persimmon(), code: 'GOOD-1' },
    ],
    '--report',
    file,
  );
  expect(printed).toContain('6줄, 추가 1, 거절 5');
  const lines = JSON.parse(await readFile(file, 'utf8')) as { line: number; problems: { field: string }[] }[];
  expect(lines.map(({ line, problems }) => [line, ...problems.map(({ field }) => field).sort()])).toEqual([
    [1],
    [2, 'code', 'price'],
    [3, 'category', 'discountPrice'],
    [4, 'url'],
    [5, 'colour', 'origin'],
    [6, 'code'],
  ]);
  expect(printed).toContain('1번째 줄에도 있는 상품코드');
});

test('a spreadsheet with Korean headings, in either encoding', async () => {
  const headings = '상품코드,상품명,카테고리,정가,판매가,상품주소,대표사진,원산지,배송비,배지,품절';
  const row = `CSV-1,"나주 배, 7.5kg",010101,"45,000원",39000,${shop.url}/products/CSV-1,/img/pear-1,국내산(나주),3000,산지직송|선물추천,아니요`;
  expect(await feed(await fileOf('feed.csv', `\ufeff${headings}\r\n${row}\r\n`))).toContain('추가 1');
  expect(await stored('CSV-1')).toMatchObject([{ title: '나주 배, 7.5kg', price: 45_000, discountPrice: 39_000 }]);
  // '배' and '사과' in EUC-KR.
  const eucKr = Buffer.concat([
    Buffer.from('code,title,category,price,url,imageUrl,origin,shippingFee\nCSV-2,'),
    Buffer.from([0xb9, 0xe8, 0x20, 0xbb, 0xe7, 0xb0, 0xfa]),
    Buffer.from(`,010101,10000,${shop.url}/2,/img/pear-1,korea,0\n`),
  ]);
  expect(await feed(await fileOf('feed.csv', eucKr))).toContain('추가 1');
  expect(await stored('CSV-2')).toMatchObject([{ title: '배 사과' }]);
});

const png = () =>
  sharp({ create: { width: 700, height: 700, channels: 3, background: '#ff6400' } })
    .png()
    .toBuffer();

test('a dry run reports what the real run then reports, also of pictures and hidden products, and changes nothing', async () => {
  const picture = await png();
  jest.mocked(fetchPicture).mockImplementation((url) => {
    if (url.endsWith('.png')) return Promise.resolve(picture);
    throw new PictureProblem('사진 대신 404 응답이 왔습니다');
  });
  await jsonFeed([
    { ...persimmon(), code: 'DRY-0' },
    { ...persimmon(), code: 'DRY-1' },
    { ...persimmon(), code: 'DRY-2' },
  ]);
  const rows = [
    { ...persimmon(), code: 'DRY-1' },
    { ...persimmon(), code: 'DRY-2', discountPrice: 15_000 },
    { ...persimmon(), code: 'DRY-3', imageUrl: 'https://seller.example/new.png' },
    { ...persimmon(), code: 'DRY-4', imageUrl: 'https://seller.example/gone.jpg' },
    { ...persimmon(), code: 'DRY-5', imageUrl: '/img/apple-red-1' },
    { code: 'DRY-6' },
  ];
  const state = () =>
    database.query(
      `SELECT product_no, discount_price, is_displayed FROM product WHERE shop_id = $1 ORDER BY product_no`,
      [shop.id],
    );
  const before = await state();
  const tried = await jsonFeed(rows, '--complete', '--dry-run');
  expect(tried).toContain('아무것도 바뀌지 않았습니다');
  expect(await state()).toEqual(before);
  expect(await database.query("SELECT 1 FROM fetched_picture WHERE url LIKE '%new.png'")).toEqual([]);
  const done = await jsonFeed(rows, '--complete');
  expect(done).toContain('6줄, 추가 1, 변경 1, 그대로 1, 거절 3');
  expect(done).toMatch(/DRY-5 +imageUrl +없는 사진입니다: \/img\/apple-red-1/);
  const plain = (printed: string) =>
    printed
      .replace('해 보기만 했습니다. 아무것도 바뀌지 않았습니다. 들여오면:\n', '')
      .replace('내리게 됩니다', '내렸습니다');
  expect(plain(tried)).toBe(done);
});

test('products missing from a complete feed are hidden, refused ones stay, and both come back', async () => {
  await jsonFeed([persimmon(), { ...persimmon(), code: 'GONE-1' }]);
  const printed = await jsonFeed([{ ...persimmon(), price: 'wrong' }], '--complete');
  expect(printed).toContain('내렸습니다');
  expect(await stored('GONE-1')).toMatchObject([{ isDisplayed: false }]);
  expect(await stored('GAM-1')).toMatchObject([{ isDisplayed: true }]);
  const others = 'SELECT seller_code FROM product WHERE shop_id = $1 AND is_displayed';
  expect(await database.query(others, [shop.id])).toEqual([{ seller_code: 'GAM-1' }]);
  expect(await jsonFeed([{ ...persimmon(), code: 'GONE-1' }])).toContain('변경 1');
  expect(await stored('GONE-1')).toMatchObject([{ isDisplayed: true }]);
});

test('pictures are fetched once and stored in our own sizes; a product without its picture is refused', async () => {
  const picture = await png();
  jest.mocked(fetchPicture).mockImplementation((url) => {
    if (url.endsWith('/good.png')) return Promise.resolve(picture);
    if (url.endsWith('/page.html')) return Promise.resolve(Buffer.from('<html>'));
    throw new PictureProblem('공개된 주소가 아닙니다');
  });
  const rows = ['good.png', 'page.html', 'inside.png'].map((name, n) => ({
    ...persimmon(),
    code: `PIC-${n}`,
    imageUrl: `https://seller.example/${name}`,
  }));
  const printed = await jsonFeed(rows);
  expect(printed).toContain('추가 1, 거절 2');
  expect(printed).toContain('공개된 주소가 아닙니다: https://seller.example/inside.png');
  expect(printed).toMatch(/읽을 수 없는 사진.*page\.html/);
  const [{ imageUrl = '' } = {}] = await stored('PIC-0');
  expect(imageUrl).toMatch(/^\/img\/m-[0-9a-f]{32}$/);
  // No member's post shows it, and it is kept all the same.
  await cleanUp(database, new Date(testNow.getTime() + 40 * 24 * 60 * 60 * 1000));
  const served = await market.app.inject(`${imageUrl}?files=320.avif,320.webp`);
  expect(served.headers['content-type']).toBe('image/avif');
  await jsonFeed(rows.slice(0, 1));
  expect(jest.mocked(fetchPicture).mock.calls.filter(([url]) => url.endsWith('good.png'))).toHaveLength(1);
});

test.each([
  ['', '파일에 상품이 없습니다'],
  ['[{', 'JSON이 아닙니다'],
  ['{}', '상품의 목록이 아닙니다'],
  ['code,title,category,price,url,imageUrl,origin,shippingFee\n"A', 'CSV를 읽지 못했습니다'],
  ['코드,정가,정가\nA,1,1', '없는 머리글: 상품코드, 상품명, 카테고리, 상품주소, 대표사진, 원산지, 배송비'],
  ['코드,정가,정가\nA,1,1', '모르는 머리글: 코드'],
  ['코드,정가,정가\nA,1,1', '두 번 있는 머리글: 정가'],
  [Buffer.from([0xff, 0x41, 0x80]), '글자를 읽지 못했습니다'],
])('a file of %j is refused with a reason', async (content, printed) => {
  expect(await feed(await fileOf('feed', content))).toContain(printed);
});

test('the example can be imported unchanged, also as spreadsheets save it as “Unicode”', async () => {
  const example = await ops(database, ['example', 'feed', shop.id], testNow);
  const utf16 = Buffer.from(`\ufeff${example}`, 'utf16le');
  expect(await feed(await fileOf('feed.csv', example), '--dry-run')).toContain('1줄, 추가 1');
  expect(await feed(await fileOf('feed.csv', utf16))).toContain('1줄, 추가 1');
});

test.each(['json', 'csv'])('characters that turn texts around are removed from a feed in %s', async (format) => {
  const row = { ...persimmon(), title: '\u202e청도\u202c 반시\u2066', badges: ['\u2067산지직송'] };
  const headings = Object.keys(row);
  const csv = [headings.join(), Object.values(row).join()].join('\n');
  await feed(await fileOf(`feed.${format}`, format === 'csv' ? csv : JSON.stringify([row])));
  const sql = 'SELECT title, badges FROM product WHERE shop_id = $1 AND seller_code = $2';
  expect(await database.query(sql, [shop.id, row.code])).toEqual([{ title: '청도 반시', badges: ['산지직송'] }]);
});

test('products and stores from before lose characters that turn texts around', async () => {
  const [{ id } = { id: 0 }] = await database.query<{ id: number }>(
    `UPDATE product SET title = E'\\u202E곶\\u2069감', badges = ARRAY[E'\\u2067', '산지직송'] WHERE product_no = (
       SELECT min(product_no) FROM product WHERE is_displayed
     ) RETURNING product_no AS id`,
  );
  await database.query("UPDATE shop SET name = E'\\u202D감나무집' WHERE shop_id = $1", [shop.id]);
  const migration = join(__dirname, '../../migrations/0332_products_without_directions.sql');
  await query(market.databaseUrl, await readFile(migration, 'utf8'));
  expect(await database.query('SELECT title, badges FROM product WHERE product_no = $1', [id])).toEqual([
    { title: '곶감', badges: ['·', '산지직송'] },
  ]);
  expect(await database.query('SELECT name FROM shop WHERE shop_id = $1', [shop.id])).toEqual([{ name: '감나무집' }]);
});

test('a row that no database can store is refused by itself, and a damaged code hides nothing', async () => {
  await jsonFeed([persimmon()]);
  const rows = [
    { ...persimmon(), title: '청도\0 홍시' },
    { ...persimmon(), code: 'HALF-1', origin: '국내산\ud800' },
    { ...persimmon(), code: 'NUL-1', url: `${shop.url}/\0`, gallery: ['/img/persimmon-1', 'https://a.example/\0'] },
    { ...persimmon(), code: 'PLAIN-1' },
  ];
  const printed = await jsonFeed(rows);
  expect(printed).toContain('4줄, 추가 1, 거절 3');
  expect(printed).toMatch(/GAM-1 +title +저장할 수 없는 글자[\s\S]*HALF-1 +origin +저장할[\s\S]*NUL-1 +url +저장할/);
  const damaged = [{ ...persimmon(), code: 'GAM-1\0' }];
  expect(await jsonFeed(damaged)).toContain('저장할 수 없는 글자');
  expect(await jsonFeed(damaged, '--complete')).toContain('1줄에 상품코드가 없어');
  expect(await stored('GAM-1')).toMatchObject([{ isDisplayed: true }]);
});

test('a feed that fails in its middle leaves an entry in the audit log and the right number of products', async () => {
  const rows = Array.from({ length: 101 }, (_, n) => ({ ...persimmon(), code: `MANY-${n}`, title: `홍시 ${n}` }));
  await database.query("ALTER TABLE product ADD CONSTRAINT fails CHECK (title <> '홍시 100') NOT VALID");
  await expect(jsonFeed(rows)).rejects.toThrow('fails');
  await database.query('ALTER TABLE product DROP CONSTRAINT fails');
  expect(await stored('MANY-99')).toHaveLength(1);
  const [entry] = await database.query<{ details: object }>(
    "SELECT details FROM audit_log WHERE act = 'feed' ORDER BY audit_id DESC LIMIT 1",
  );
  expect(entry?.details).toEqual({ rows: 101, added: 100, changed: 0, hidden: 0 });
  const [count] = await database.query<{ counted: number; products: number }>(
    `SELECT product_count AS counted,
            (SELECT count(*)::integer FROM product WHERE product.shop_id = shop.shop_id AND is_displayed) AS products
     FROM shop WHERE shop_id = $1`,
    [shop.id],
  );
  expect(count?.counted).toBe(count?.products);
});

test('a line without its code does not hide the shop’s products', async () => {
  await jsonFeed([persimmon()]);
  const { code: _, ...nameless } = persimmon();
  expect(await jsonFeed([nameless], '--complete')).toContain('1줄에 상품코드가 없어');
  expect(await stored('GAM-1')).toMatchObject([{ isDisplayed: true }]);
});

test('a report file that cannot be written stops the command before anything is changed', async () => {
  const rows = [{ ...persimmon(), code: 'LATE-1' }];
  expect(await jsonFeed(rows, '--report', '/nowhere/report.json')).toContain('결과를 적지 못했습니다');
  expect(await stored('LATE-1')).toEqual([]);
});

test('an unknown shop is refused', async () => {
  expect(await ops(database, ['feed', '999999', 'feed.json'], testNow)).toBe('매장 999999이(가) 없습니다.');
});
