import { type ProductSort, productSorts } from '@jangteo/contract';
import { mostListed } from '@jangteo/contract/limits';
import { openTestDatabase, type TestDatabase } from '../../test/app.ts';
import { testNow } from '../../test/market.ts';
import { query } from '../../test/query.ts';
import { listDealPrices } from '../deals/list-deal-prices.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { understand } from '../search/understand.ts';
import { type Bounds, type KeyGroup, listProducts } from './product-list.ts';
import { findProductPage } from './product-page.ts';

interface Product {
  productNo: number;
  title: string;
  shopKey: number;
  shopName: string;
  categoryKeys: number[];
  categoryNames: string[];
  listedOn: string;
  discountPrice: number;
  saleRate: number;
  popularity: number;
  isSoldOut: boolean;
}

let market: TestDatabase;
let database: Database;
let products: Product[];
let keysOfWords: Map<string, number>;
let fits: Map<Product, Map<number, number>>;

beforeAll(async () => {
  market = await openTestDatabase('market');
  database = openDatabase(market.url, () => undefined);
  // A category with more products than a list holds, and many equal values for every sort order.
  await query(
    market.url,
    `INSERT INTO product (shop_id, category_no, title, image_url, url, tag, origin, shipping_fee,
                          price, discount_price, view_count, created_at, is_sold_out)
     SELECT shop_id, category_no, (ARRAY['많은 사과 3kg', '많은 굴비 3kg', '많은 전복 3kg'])[n % 3 + 1], image_url, url, tag, origin,
            shipping_fee, 20000, 20000 - n % 50 * 100, n * 37 % 900, now() - n % 90 * interval '1 day', n % 40 = 0
     FROM generate_series(1, 2500) n, (SELECT * FROM product ORDER BY product_no LIMIT 1) one`,
  );
  // Some products have a deal with a price that has begun and is not in the list entries yet, or has ended and still
  // is.
  await query(
    market.url,
    `INSERT INTO limited_deal (product_no, start_dt, end_dt, stock_total, stock_left, deal_price, listed_price)
     SELECT product_no, $1::timestamptz - interval '1 hour', $1::timestamptz + n % 3 * interval '1 hour', 9, 9, 9000 + n, NULL
     FROM (SELECT product_no, row_number() OVER (ORDER BY product_no)::integer AS n FROM product) product
     WHERE n % 97 = 0 AND NOT EXISTS (
       SELECT FROM limited_deal d WHERE d.product_no = product.product_no AND deal_price IS NOT NULL
     )`,
    [testNow],
  );
  await query(
    market.url,
    'UPDATE limited_deal SET listed_price = deal_price WHERE deal_price IS NOT NULL AND deal_id % 2 = 0',
  );
  const { length: unlisted } = await query(market.url, 'SELECT FROM deals_to_list($1)', [testNow]);
  expect(unlisted).toBeGreaterThan(10);
  products = await query<Product>(
    market.url,
    `SELECT p.product_no AS "productNo", p.title, s.key_no AS "shopKey", s.name AS "shopName",
            array_agg(c.key_no) AS "categoryKeys", array_agg(c.name) AS "categoryNames",
            (p.created_at AT TIME ZONE 'Asia/Seoul')::date::text AS "listedOn", at.price_now AS "discountPrice",
            at.rate_now AS "saleRate", popularity(p.view_count, p.like_count), p.is_sold_out AS "isSoldOut"
     FROM product p
     JOIN product_at($1) at USING (product_no)
     JOIN shop s ON s.shop_id = p.shop_id
     JOIN category leaf ON leaf.category_no = p.category_no
     JOIN category c ON starts_with(leaf.code, c.code)
     WHERE p.is_displayed AND s.is_displayed
     GROUP BY p.product_no, s.shop_id, at.price_now, at.rate_now`,
    [testNow],
  );
  const terms = await query<{ keyNo: number; term: string }>(
    market.url,
    'SELECT term_no AS "keyNo", term FROM search_term',
  );
  keysOfWords = new Map(terms.map(({ keyNo, term }) => [term, keyNo]));
  fits = new Map(products.map((product) => [product, fitsOf(product)]));
});
afterAll(async () => {
  await database.close();
  await market.drop();
});

const wordsOf = (text: string) => text.toLowerCase().split(/[\s·>/,()[\]×]+/);

/** How well each of its keys fits a product. */
function fitsOf({ title, shopName, shopKey, categoryNames, categoryKeys }: Product): Map<number, number> {
  const fits = new Map([shopKey, ...categoryKeys].map((keyNo) => [keyNo, 1]));
  const places = [wordsOf(shopName), wordsOf(categoryNames.join(' ')), wordsOf(title)];
  for (const [place, found] of places.entries()) {
    for (const word of new Set(found)) {
      const keyNo = keysOfWords.get(word);
      if (keyNo !== undefined) fits.set(keyNo, (fits.get(keyNo) ?? 0) + place + 1);
    }
  }
  return fits;
}

const compareBy: Record<ProductSort, (a: Product, b: Product) => number> = {
  popular: () => 0,
  new: (a, b) => b.listedOn.localeCompare(a.listedOn),
  priceLow: (a, b) => a.discountPrice - b.discountPrice,
  priceHigh: (a, b) => b.discountPrice - a.discountPrice,
  saleRate: (a, b) => b.saleRate - a.saleRate,
};

/** The expected list without bounds, computed from every product without an index. */
function scan(groups: readonly KeyGroup[], sort: ProductSort): Product[] {
  return products
    .map((product) => ({
      product,
      ofGroups: groups.map((keys) =>
        Math.max(...keys.map(({ keyNo, weight }) => weight * (fits.get(product)?.get(keyNo) ?? 0))),
      ),
    }))
    .filter(({ ofGroups }) => ofGroups.every((fit) => fit > 0))
    .map(({ product, ofGroups }) => ({ product, fit: ofGroups.reduce((sum, fit) => sum + fit, 0) }))
    .sort(
      (a, b) =>
        Number(a.product.isSoldOut) - Number(b.product.isSoldOut) ||
        compareBy[sort](a.product, b.product) ||
        b.fit - a.fit ||
        b.product.popularity - a.product.popularity ||
        a.product.productNo - b.product.productNo,
    )
    .map(({ product }) => product);
}

function within(all: readonly Product[], bounds: Bounds): number[] {
  const { minSaleRate = 0, maxSaleRate = 100, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = bounds;
  return all
    .filter(
      ({ saleRate, discountPrice }) =>
        saleRate >= minSaleRate && saleRate <= maxSaleRate && discountPrice >= minPrice && discountPrice <= maxPrice,
    )
    .map(({ productNo }) => productNo);
}

const allBounds: Bounds[] = [
  {},
  { minPrice: 10_000, maxPrice: 18_000 },
  { minSaleRate: 5, maxSaleRate: 30 },
  { minPrice: 15_000, minSaleRate: 10 },
  { minPrice: 900_000 },
];
/** Products that have several keys are collected, walked to, or collected after a walk that was too long. */
const efforts = [
  { fewProducts: Number.POSITIVE_INFINITY, mostLookedAt: 0 },
  { fewProducts: -1, mostLookedAt: 10_000 },
  { fewProducts: -1, mostLookedAt: 500 },
];

const wordGroups = async (keyword: string) => (await understand(database, keyword))?.groups ?? [];
const keyGroups = async (table: 'category' | 'shop', condition: string) =>
  (await query<{ keyNo: number }>(market.url, `SELECT key_no AS "keyNo" FROM ${table} WHERE ${condition}`)).map(
    ({ keyNo }) => [{ keyNo, weight: 1 }],
  );

test.each(productSorts)(
  '[SHP-04] lists by %s equal those computed from all products, in the same order',
  async (sort) => {
    const lists = [
      ...(await Promise.all(['사과', '과일', '제주', 'ㅅㄱ', 'ㅅ', '고굼', '3'].map(wordGroups))),
      ...(await keyGroups('category', "code IN ('01', '0101', '010101')")).map((group) => [group]),
      ...(await keyGroups('shop', 'shop_id IN (1001, 1004)')).map((group) => [group]),
    ];
    for (const groups of lists) {
      expect(groups.length).toBeGreaterThan(0);
      const all = scan(groups, sort);
      for (const bounds of allBounds) {
        const expected = within(all, bounds).slice(0, mostListed + 1);
        for (const effort of efforts) {
          expect(await listProducts(database, groups, { sort, ...bounds, at: testNow }, effort)).toEqual(expected);
        }
      }
    }
  },
);

test.each(productSorts)(
  '[SHP-05] so do lists by %s of products that share several words, or a store and a category',
  async (sort) => {
    const [shop = []] = await keyGroups('shop', 'shop_id = (SELECT shop_id FROM product ORDER BY product_no LIMIT 1)');
    const categories = await keyGroups('category', 'level = 1');
    const lists = [
      ...(await Promise.all(['제주 감귤', '과일 3kg', 'ㅅㄱ 3kg', '과일 제주 2', '채소 과일'].map(wordGroups))),
      ...categories.map((category) => [shop, category]),
    ];
    let most = 0;
    for (const groups of lists) {
      const everything = scan(groups, sort);
      for (const bounds of allBounds) {
        const all = within(everything, bounds);
        const isIn = new Set(all);
        most = Math.max(most, all.length);
        for (const effort of efforts) {
          const found = await listProducts(database, groups, { sort, ...bounds, at: testNow }, effort);
          if (all.length <= mostListed) expect(found).toEqual(all);
          else expect(found.every((productNo) => isIn.has(productNo)) && new Set(found).size).toBe(mostListed + 1);
        }
      }
    }
    expect(most).toBeGreaterThan(mostListed);
  },
);

/** Words for one thing typed: few products have them, one of them alone fills a list, or only all of them together. */
function severalForOne(): KeyGroup[] {
  const keys = (words: readonly string[]): KeyGroup =>
    words.map((word, place) => ({ keyNo: keysOfWords.get(word) ?? 0, weight: 1 + (place % 3) }));
  const productsWith = (keyNo: number) => products.filter((product) => fits.get(product)?.has(keyNo)).length;
  const rare = [...keysOfWords].filter(([, keyNo]) => productsWith(keyNo) <= mostListed).map(([word]) => word);
  return [keys(['전복', '고구마']), keys(['많은', '사과', '제주']), keys(rare)];
}

test.each(productSorts)(
  '[SHP-04] each page of a list by %s of several words for one is cut from the whole list, and all of it is counted',
  async (sort) => {
    const counts: number[] = [];
    for (const group of severalForOne()) {
      const all = scan([group], sort).map(({ productNo }) => productNo);
      const listed = all.slice(0, mostListed);
      for (const page of [1, 2, 20, 21]) {
        const found = await findProductPage(database, [group], { sort, at: testNow, page, limit: 50 });
        const list = JSON.parse(found.list.text) as { productNo: number }[];
        expect(list.map(({ productNo }) => productNo)).toEqual(listed.slice((page - 1) * 50, page * 50));
        expect(found.totalCount).toBe(Math.min(all.length, mostListed + 1));
      }
      counts.push(all.length);
    }
    const [few = 0, ...full] = counts;
    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThan(mostListed);
    expect(Math.min(...full)).toBeGreaterThan(mostListed);
  },
);

test('without any key the list is empty', async () => {
  expect(await listProducts(database, [], { sort: 'popular', at: testNow })).toEqual([]);
  expect(await listProducts(database, [[], [{ keyNo: 1, weight: 1 }]], { sort: 'popular', at: testNow })).toEqual([]);
});

test('[SHP-04] the lists are the same after their entries were updated to the deals', async () => {
  await listDealPrices(database, testNow);
  expect(await query(market.url, 'SELECT FROM deals_to_list($1)', [testNow])).toEqual([]);
  for (const groups of await Promise.all(['과일', '제주', '제주 감귤'].map(wordGroups))) {
    const all = scan(groups, 'priceLow');
    for (const bounds of allBounds) {
      const found = await listProducts(database, groups, { sort: 'priceLow', ...bounds, at: testNow });
      expect(found).toEqual(within(all, bounds).slice(0, mostListed + 1));
    }
  }
});
