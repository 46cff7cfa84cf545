import { ProductCard, StoreCard } from '@jangteo/contract';
import { Value } from 'typebox/value';
import { pricedProducts, productCard } from '../src/products/product-card.ts';
import { storeCard, storeCardTables } from '../src/stores/store-card.ts';
import { openTestDatabase, type TestDatabase } from './app.ts';
import { testNow } from './market.ts';
import { query } from './query.ts';

describe('every card of the market has the shape that the contract describes', () => {
  let store: TestDatabase;
  beforeAll(async () => {
    store = await openTestDatabase('market');
  });
  afterAll(() => store.drop());

  test.each([
    ['product', ProductCard, `SELECT ${productCard()} AS card FROM ${pricedProducts('$1')}`],
    ['store', StoreCard, `SELECT ${storeCard} AS card FROM ${storeCardTables} WHERE $1::timestamptz IS NOT NULL`],
  ])('%s', async (_, schema, sql) => {
    const rows = await query<{ card: unknown }>(store.url, sql, [testNow]);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ card }) => !Value.Check(schema, card))).toEqual([]);
  });
});
