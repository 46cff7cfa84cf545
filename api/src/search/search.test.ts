import type { FoundCategory, ProductCard, ProductResults } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { mostListed } from '@jangteo/contract/limits';
import { openTestApp, refuse, succeed, type TestApp } from '../../test/app.ts';
import { expectOrder, visibleOrders } from '../../test/product-order.ts';
import { query } from '../../test/query.ts';
import { walk } from '../../test/walk.ts';

const url = '/api/v1/search';
let market: TestApp;
beforeAll(async () => {
  market = await openTestApp('market');
});
afterAll(() => market.close());

const addressOf = (keyword: string, more = '') => `${url}?keyword=${encodeURIComponent(keyword)}${more}`;
const ask = (keyword: string, more = '') =>
  succeed<ProductResults>(market.app, `GET ${url}`, addressOf(keyword, `&limit=100${more}`));
const all = (keyword: string, more = '') => walk<ProductCard>(market.app, `GET ${url}`, addressOf(keyword, more));
const numbers = (list: ProductCard[]) => list.map(({ productNo }) => productNo).sort();
const change = (sql: string, values?: unknown[]) => query(market.databaseUrl, sql, values);

test('[SHP-05] a word finds products with it in their title, category or shop', async () => {
  const { list, totalCount, correctedKeyword } = await ask('사과');
  expect(correctedKeyword).toBeNull();
  expect(totalCount).toBeGreaterThan(5);
  expect(list[0]?.title).toContain('사과');
  expect((await ask('땅끝농부네')).list.every(({ shopName }) => shopName === '땅끝농부네')).toBe(true);
  expect((await ask('과일')).totalCount).toBeGreaterThan(100);
});

test.each([
  ['ㅅㄱ', '사과', 'first letters'],
  ['사ㄱ', '사과', 'the next syllable begun'],
  ['삭', '사과', 'the next letter still below'],
  ['사고', '사과', 'the last vowel half typed'],
  ['ㄱㄱㅁ', '고구마', 'first letters'],
  ['고굼', '고구마', 'the next letter still below'],
])('[SHP-05] while typing, %s finds %s: %s', async (typed, word) => {
  const { list, correctedKeyword } = await ask(typed);
  expect(correctedKeyword).toBeNull();
  expect(list.some(({ title }) => title.includes(word))).toBe(true);
});

test.each([
  ['tkrhk', '사과', 'the wrong keyboard'],
  ['Rnf', '꿀', 'the wrong keyboard with Shift'],
  ['rhrnak 3kg', '고구마 3kg', 'one word of two on the wrong keyboard'],
  ['사괴', '사과', 'a key beside'],
  ['고구미', '고구마', 'another vowel'],
  ['고ㅜㄱ마', '고구마', 'two keys swapped'],
  ['샤인머스켓', '샤인머스캣', 'spelled by ear'],
  ['제주 감굴', '제주 감귤', 'a mistake in the second word'],
  ['rhrnal', '고구마', 'the wrong keyboard and a mistake'],
  ['삼겹쌀', '삼겹살', 'Shift held too long'],
])('[SHP-05] %s is corrected to %s: %s', async (typed, meant) => {
  const { correctedKeyword, list } = await ask(typed);
  expect(correctedKeyword).toBe(meant);
  expect(list).toEqual((await ask(meant)).list);
  expect(list.length).toBeGreaterThan(0);
});

test.each([
  ['갈치', '갈비'],
  ['함평 갈치', '함평 갈비'],
  ['rkfcl', '갈비'],
  ['생수', '새우'],
  ['바지락', '바질'],
  ['홍합', '혼합'],
  ['식초', '속초'],
  ['베이컨', '베이커리'],
  ['왕란', '왕밤'],
])('[SHP-05] %s may be a word that the market lacks: %s is offered and not searched', async (typed, similar) => {
  expect(await ask(typed)).toMatchObject({
    list: [],
    totalCount: 0,
    hasNext: false,
    correctedKeyword: null,
    suggestedKeyword: similar,
  });
});

test.each([
  ['달걀', '계란'],
  ['야채', '채소'],
  ['요구르트', '요거트'],
  ['밀감', '귤'],
  ['쨈', '잼'],
  ['오뎅', '어묵'],
  ['무우', '무'],
  ['쇠고기', '소고기'],
  ['쥬스', '주스'],
  ['소세지', '소시지'],
  ['제주 밀감', '제주 귤'],
  ['유기농야채', '유기농 채소'],
])('[SHP-05] synonyms find the same: %s finds what %s finds', async (typed, same) => {
  const found = await ask(typed);
  expect(found.totalCount).toBeGreaterThan(0);
  expect(found).toEqual(await ask(same));
});

test.each([
  ['샤인 머스캣', '샤인머스캣'],
  ['제주감귤', '제주 감귤'],
  ['제주감귤3kg', '제주 감귤 3kg'],
  ['  사과   3kg ', '사과 3kg'],
  ['꿀 고구마', '꿀고구마'],
])('[SHP-05] spaces do not matter: %s finds what %s finds', async (typed, meant) => {
  const found = numbers(await all(typed));
  expect(found.length).toBeGreaterThan(0);
  expect(numbers(await all(meant))).toEqual(expect.arrayContaining(found));
});

test('[SHP-05] all Unicode forms of a text find the same', async () => {
  expect(await ask('사과'.normalize('NFD'))).toEqual(await ask('사과'));
});

test('[SHP-05] a search for pears (배) does not find cabbages (배추)', async () => {
  const titles = (await all('배')).map(({ title }) => title);
  expect(titles.some((title) => title.includes('신고배'))).toBe(true);
  expect(titles.filter((title) => /배추|담배/.test(title) && !/배 |배$|·배/.test(title))).toEqual([]);
});

test('[SHP-05] products of the very kind come before those that only have its name, and sold-out ones come last', async () => {
  const { list } = await ask('고구마');
  const places = (pattern: RegExp) => list.flatMap(({ title }, place) => (pattern.test(title) ? [place] : []));
  expect(Math.min(...places(/(꿀|밤|호박|자색)고구마/))).toBeLessThan(Math.min(...places(/케이크/), list.length));
  const [first] = list;
  await change('UPDATE product SET is_sold_out = true WHERE product_no = $1', [first?.productNo]);
  expect((await ask('고구마')).list.at(-1)?.productNo).toBe(first?.productNo);
});

test('[SHP-05] all words of the keyword are required', async () => {
  const [apples, three, both] = await Promise.all([all('사과'), all('3kg'), all('사과 3kg')]);
  const threes = new Set(numbers(three));
  expect(both.length).toBeGreaterThan(0);
  expect(numbers(both)).toEqual(numbers(apples).filter((productNo) => threes.has(productNo)));
});

test.each(visibleOrders)('[SHP-05] results can be sorted by %s and limited by price and rate', async (order) => {
  const more = `&sort=${order}&minPrice=10000&maxPrice=40000&minSaleRate=5&maxSaleRate=40`;
  const list = await all('과일', more);
  expect(list.length).toBeGreaterThan(10);
  expectOrder(list, order);
  for (const { discountPrice, saleRate } of list) {
    expect(discountPrice >= 10_000 && discountPrice <= 40_000 && saleRate >= 5 && saleRate <= 40).toBe(true);
  }
  const unbounded = await all('과일');
  expect(numbers(list)).toEqual(
    numbers(
      unbounded.filter(
        ({ discountPrice, saleRate }) =>
          discountPrice >= 10_000 && discountPrice <= 40_000 && saleRate >= 5 && saleRate <= 40,
      ),
    ),
  );
});

test.each(['없는물건입니다', '%', '_', "'; DROP TABLE product; --", '\\', '()', '🍎', 'ㅋㅋㅋㅋㅋㅋ', '가'.repeat(50)])(
  '%p finds nothing and gives no error',
  async (keyword) => {
    expect(await ask(keyword)).toMatchObject({ list: [], totalCount: 0, hasNext: false, correctedKeyword: null });
  },
);

test('a keyword is required, and its length limited', async () => {
  expect(await refuse(market.app, { url })).toEqual({ status: 400, code: codes.required });
  for (const keyword of ['', '가'.repeat(51)]) {
    expect(await refuse(market.app, { url: addressOf(keyword) })).toEqual({ status: 400, code: codes.outOfRange });
  }
  expect(await refuse(market.app, { url: addressOf('사과', '&type=event') })).toEqual({
    status: 400,
    code: codes.undefined,
  });
});

describe('a word with more products than a list holds', () => {
  const add = (title: string, count: number) =>
    change(
      `INSERT INTO product (shop_id, category_no, title, image_url, url, tag, price, discount_price, origin, shipping_fee)
       SELECT shop_id, category_no, $1, image_url, url, tag, price, discount_price, origin, shipping_fee
       FROM generate_series(1, $2::integer), (SELECT * FROM product ORDER BY product_no LIMIT 1) one`,
      [title, count],
    );
  const count = async () => (await ask('흔한말')).totalCount;
  afterAll(() => change(`DELETE FROM product WHERE title LIKE '흔한말%'`));

  test('is enough by itself when it fills the list; otherwise longer words are searched, too', async () => {
    await add('흔한말씀', 1);
    await add('흔한말', mostListed - 1);
    expect(await count()).toBe(mostListed);
    await add('흔한말', 1);
    expect(await count()).toBe(mostListed);
  });

  test('one product more is counted and not listed', async () => {
    await add('흔한말', 5);
    expect(await count()).toBe(mostListed + 1);
    const last = await ask('흔한말', '&page=10');
    expect(last).toMatchObject({ totalCount: mostListed + 1, hasNext: false });
    expect(last.list).toHaveLength(100);
    expect(await ask('흔한말', '&page=11')).toMatchObject({ totalCount: mostListed + 1, hasNext: false, list: [] });
  });
});

describe('a change is found at once', () => {
  const count = async (keyword: string) => (await ask(keyword)).totalCount;
  let productNo: number;
  let shopId: number;
  beforeAll(async () => {
    const [product] = (await ask('감귤')).list;
    productNo = product?.productNo ?? 0;
    shopId = product?.shopId ?? 0;
  });

  test('of a product’s title', async () => {
    await change(`UPDATE product SET title = '처음보는귤 3kg' WHERE product_no = $1`, [productNo]);
    expect((await ask('처음보는귤')).list.map((product) => product.productNo)).toEqual([productNo]);
  });

  test('of its price', async () => {
    await change('UPDATE product SET price = 90000, discount_price = 77700 WHERE product_no = $1', [productNo]);
    const { list } = await ask('처음보는귤', '&minPrice=77700&maxPrice=77700');
    expect(list).toMatchObject([{ productNo, discountPrice: 77_700 }]);
  });

  test('of its shop’s name', async () => {
    await change(`UPDATE shop SET name = '새이름상회' WHERE shop_id = $1`, [shopId]);
    expect((await ask('새이름상회')).list.map((product) => product.productNo)).toContain(productNo);
  });

  test('of its category’s name', async () => {
    await change(
      `UPDATE category SET name = '새콤달콤이' WHERE category_no = (SELECT category_no FROM product WHERE product_no = $1)`,
      [productNo],
    );
    expect((await ask('새콤달콤이')).list.map((product) => product.productNo)).toContain(productNo);
  });

  test('of whether it, or its shop, is displayed', async () => {
    await change('UPDATE product SET is_displayed = false WHERE product_no = $1', [productNo]);
    expect(await count('처음보는귤')).toBe(0);
    await change('UPDATE product SET is_displayed = true WHERE product_no = $1', [productNo]);
    expect(await count('처음보는귤')).toBe(1);
    await change('UPDATE shop SET is_displayed = false WHERE shop_id = $1', [shopId]);
    expect(await count('처음보는귤')).toBe(0);
    await change('UPDATE shop SET is_displayed = true WHERE shop_id = $1', [shopId]);
    expect(await count('처음보는귤')).toBe(1);
  });

  test('of its deletion', async () => {
    await change('DELETE FROM product WHERE product_no = $1', [productNo]);
    expect(await count('처음보는귤')).toBe(0);
  });
});

const categoriesOf = async (keyword: string) =>
  (
    await succeed<{ list: FoundCategory[] }>(
      market.app,
      `GET ${url}/category`,
      `${url}/category?keyword=${encodeURIComponent(keyword)}`,
    )
  ).list;

test('[SHP-05] the found products are counted by their categories, and each category has as many as counted', async () => {
  const categories = await categoriesOf('사과');
  expect(categories.length).toBeGreaterThan(1);
  const counts = categories.map(({ productCount }) => productCount ?? 0);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  const found = await all('사과');
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(found.length);
  const within = await Promise.all(categories.map(({ categoryNo }) => all('사과', `&categoryNo=${categoryNo}`)));
  expect(within.map(({ length }) => length)).toEqual(counts);
  expect(numbers(within.flat())).toEqual(numbers(found));
});

test('[SHP-05] a category of any level narrows the search, together with prices and in every order', async () => {
  const [leaf] = await query<{ leaf: number; second: number; first: number }>(
    market.databaseUrl,
    `SELECT leaf.category_no AS leaf, second.category_no AS second, second.parent_no AS first
     FROM category leaf JOIN category second ON second.category_no = leaf.parent_no
     WHERE leaf.name = '사과'`,
  );
  const lengths = await Promise.all(
    [leaf?.leaf, leaf?.second, leaf?.first].map(async (no) => (await all('3kg', `&categoryNo=${no}`)).length),
  );
  expect(lengths[0]).toBeGreaterThan(0);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  const dear = await all('사과', `&categoryNo=${leaf?.first}&minPrice=20000&sort=priceLow`);
  expect(dear.length).toBeGreaterThan(0);
  expectOrder(dear, 'priceLow');
  for (const { discountPrice } of dear) expect(discountPrice).toBeGreaterThanOrEqual(20_000);
});

test('[SHP-05] categories follow the correction of a keyword, and there are none where nothing is found', async () => {
  expect(await categoriesOf('tkrhk')).toEqual(await categoriesOf('사과'));
  expect(await categoriesOf('꿀 고구마')).not.toEqual([]);
  expect(await categoriesOf('쿼카')).toEqual([]);
  expect((await ask('갈치')).suggestedKeyword).not.toBeNull();
  expect(await categoriesOf('갈치')).toEqual([]);
  expect(await categoriesOf('!!')).toEqual([]);
  expect((await ask('사과', '&categoryNo=2147483647')).totalCount).toBe(0);
  for (const keyword of ['1kg', '모음집', '제주 과일', 'ㅅㄱ']) {
    for (const order of ['relevance', ...visibleOrders]) {
      expect((await ask(keyword, `&categoryNo=2147483647&sort=${order}&minPrice=1`)).totalCount).toBe(0);
    }
  }
});

test('[SHP-05] where more is found than is listed, the categories are not counted', async () => {
  const add = (count: number) =>
    change(
      `INSERT INTO product (shop_id, category_no, title, image_url, url, tag, price, discount_price, origin, shipping_fee)
       SELECT shop_id, category_no, '쑥개떡 ' || n, image_url, url, tag, price, discount_price, origin, shipping_fee
       FROM (SELECT * FROM product WHERE is_displayed ORDER BY product_no LIMIT 1) one, generate_series(1, $1::integer) n`,
      [count],
    );
  const countsOf = async (keyword: string) => (await categoriesOf(keyword)).map(({ productCount }) => productCount);
  await add(mostListed);
  expect(await countsOf('쑥개떡')).toEqual([mostListed]);
  await add(1);
  expect(await countsOf('쑥개떡')).toEqual([null]);
});
