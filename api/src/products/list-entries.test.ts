import { openTestDatabase, type TestDatabase } from '../../test/app.ts';
import { query } from '../../test/query.ts';

let market: TestDatabase;
beforeAll(async () => {
  market = await openTestDatabase('market');
  // Products that are not shown have no entries; entries contain the price of a running deal.
  await query(market.url, 'UPDATE product SET is_displayed = false WHERE product_no % 50 = 0');
  await query(market.url, 'UPDATE shop SET is_displayed = false WHERE shop_id % 20 = 0');
  await query(market.url, 'UPDATE limited_deal SET listed_price = deal_price WHERE deal_id % 2 = 0');
});
afterAll(() => market.drop());

/** A line for each product: comparing a value for each column would take most of the test's time. */
const entries = () =>
  query<{ lists: number }>(
    market.url,
    `SELECT product_no, count(entry)::int AS lists, min(own::text) AS own,
            string_agg(concat_ws(' ', entry::text, own.fits[array_position(own.key_nos, key_no)]), E'\\n' ORDER BY key_no)
     FROM list_entry entry FULL JOIN product_keys own USING (product_no)
     GROUP BY product_no
     ORDER BY product_no`,
  );
const indexes = () =>
  query(
    market.url,
    "SELECT indexname, indexdef FROM pg_indexes WHERE tablename IN ('list_entry', 'product_keys') ORDER BY indexname",
  );

test('[SHP-04] the lists of all products in one pass are those that the products make one by one', async () => {
  await query(market.url, 'SELECT index_products(ARRAY[product_no]) FROM product ORDER BY md5(title), product_no');
  const [expected, orders] = [await entries(), await indexes()];
  expect(expected.reduce((sum, { lists }) => sum + lists, 0)).toBeGreaterThan(5_000);
  await query(market.url, 'SELECT index_all_products()');
  expect(await entries()).toEqual(expected);
  expect(await indexes()).toEqual(orders);
});

/** Where they were not, `width_bucket` would miss them. */
const unsorted = () =>
  query(
    market.url,
    `SELECT product_no FROM product_keys
     WHERE key_nos IS DISTINCT FROM ARRAY(SELECT DISTINCT no FROM unnest(key_nos) no WHERE no IS NOT NULL ORDER BY no)`,
  );

test('the keys of a product are sorted, and each is there once', async () => {
  expect(await unsorted()).toEqual([]);
  await query(market.url, 'SELECT index_products(array_agg(product_no)) FROM product WHERE product_no % 3 = 1');
  expect(await unsorted()).toEqual([]);
});

test.each([
  ['a price', 'UPDATE product SET discount_price = discount_price / 2 WHERE product_no % 5 = 0'],
  ['a price without its discount', 'UPDATE product SET price = price * 2 WHERE product_no % 5 = 1'],
  ['what is sold out', 'UPDATE product SET is_sold_out = NOT is_sold_out WHERE product_no % 5 = 2'],
  ['views', 'UPDATE product SET view_count = view_count * 3 WHERE product_no % 5 = 3'],
  ['likes', 'UPDATE product SET like_count = like_count + 900 WHERE product_no % 5 = 3'],
  ['the day it came', "UPDATE product SET created_at = created_at - interval '3 days' WHERE product_no % 5 = 4"],
  ['a title', "UPDATE product SET title = title || ' 새로운낱말', discount_price = 1 WHERE product_no % 7 = 0"],
  ['a category', 'UPDATE product SET category_no = (SELECT min(category_no) FROM product) WHERE product_no % 7 = 1'],
  ['a store', 'UPDATE product SET shop_id = (SELECT min(shop_id) FROM product) WHERE product_no % 7 = 2'],
  ['what is shown', 'UPDATE product SET is_displayed = NOT is_displayed WHERE product_no % 25 = 0'],
  ['a store’s name', "UPDATE shop SET name = name || ' 본점' WHERE shop_id % 3 = 0"],
  ['which stores are shown', 'UPDATE shop SET is_displayed = NOT is_displayed WHERE shop_id % 10 = 0'],
  ['a category’s name', "UPDATE category SET name = name || ' 모음' WHERE category_no % 3 = 0"],
  ['a deal that ends', 'UPDATE limited_deal SET listed_price = NULL WHERE deal_id % 4 = 0'],
  ['a deal that begins', 'UPDATE limited_deal SET listed_price = deal_price WHERE deal_id % 4 = 1'],
  ['a deal that is taken back', 'DELETE FROM limited_deal WHERE listed_price IS NOT NULL AND deal_id % 3 = 0'],
  ['products that are no more', 'DELETE FROM product WHERE product_no % 90 = 1'],
])('[SHP-04] lists follow %s', async (_, change) => {
  const before = await entries();
  await query(market.url, change);
  const after = await entries();
  expect(after).not.toEqual(before);
  await query(market.url, 'SELECT index_all_products()');
  expect(after).toEqual(await entries());
});
