import { openTestDatabase, type TestDatabase } from '../../test/app.ts';
import { query } from '../../test/query.ts';

let market: TestDatabase;
beforeAll(async () => {
  market = await openTestDatabase('market');
  // What is not shown has no entries; a deal's price stands in them.
  await query(market.url, 'UPDATE product SET is_displayed = false WHERE product_no % 50 = 0');
  await query(market.url, 'UPDATE shop SET is_displayed = false WHERE shop_id % 20 = 0');
  await query(market.url, 'UPDATE limited_deal SET listed_price = deal_price WHERE deal_id % 2 = 0');
});
afterAll(() => market.drop());

const entries = () => query(market.url, 'SELECT * FROM list_entry ORDER BY product_no, key_no');
const indexes = () =>
  query(market.url, "SELECT indexname, indexdef FROM pg_indexes WHERE tablename = 'list_entry' ORDER BY indexname");

test('[SHP-04] the lists of all products in one pass are those that the products make one by one', async () => {
  await query(market.url, 'SELECT index_products(ARRAY[product_no]) FROM product ORDER BY md5(title), product_no');
  const [expected, orders] = [await entries(), await indexes()];
  expect(expected.length).toBeGreaterThan(5_000);
  await query(market.url, 'SELECT index_all_products()');
  expect(await entries()).toEqual(expected);
  expect(await indexes()).toEqual(orders);
});
