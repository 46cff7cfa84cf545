import type pg from 'pg';
import { rebuildRecommendationsSql } from '../../api/src/products/rebuild-recommendations.ts';
import { categories } from '../catalogue/categories.ts';
import { insertRows } from '../insert.ts';
import { makeCustomEvents } from './custom-events.ts';
import { makeNotices } from './notices.ts';
import { makeProduct, type ProductContext } from './products.ts';
import { fillRegionItemsSql, makeRegions, regionCategories } from './regions.ts';
import { makeThemes } from './seasons.ts';
import type { MarketPlan } from './size.ts';
import { chooseStores } from './store-choice.ts';
import { makeStores, storeRow } from './stores.ts';

const rowsPerStatement = 2_000;

interface Options {
  plan: MarketPlan;
  shopOrigin: string;
  now: Date;
  progress: (text: string) => void;
}

/** Fills empty tables with everything that does not depend on the date. */
export async function fillMarket(client: pg.ClientBase, { plan, shopOrigin, now, progress }: Options): Promise<void> {
  const stores = makeStores(plan);
  progress(`${stores.length.toLocaleString()} stores`);
  await insertRows(client, 'region', makeRegions());
  await insertRows(client, 'category', categories);
  await insertRows(
    client,
    'shop',
    stores.map((store) => storeRow(store, plan, shopOrigin)),
  );
  await client.query('ALTER TABLE product DISABLE TRIGGER index_added');
  await fillProducts(client, { plan, chooseStore: chooseStores(stores), shopOrigin, now }, progress);
  progress('lists');
  await client.query('SELECT index_all_products()');
  await client.query('ALTER TABLE product ENABLE TRIGGER index_added');

  progress('order, seasons, regions, pages, notices');
  await client.query(rebuildRecommendationsSql, [String(plan.seed)]);
  await client.query(`
    UPDATE shop SET product_count = counted.products
    FROM (SELECT shop_id, count(*) AS products FROM product WHERE is_displayed GROUP BY shop_id) counted
    WHERE shop.shop_id = counted.shop_id`);
  const { themes, items } = makeThemes(plan);
  await insertRows(client, 'season_theme', themes);
  await insertRows(client, 'season_theme_item', items);
  await client.query(fillRegionItemsSql, [JSON.stringify(regionCategories())]);
  await insertRows(client, 'custom_event', makeCustomEvents());
  await insertRows(client, 'notice', makeNotices(now));
}

/** In portions, so that memory use does not grow with the number of products. */
async function fillProducts(client: pg.ClientBase, context: ProductContext, progress: Options['progress']) {
  const { size } = context.plan;
  for (let first = 0; first < size; first += rowsPerStatement) {
    const count = Math.min(rowsPerStatement, size - first);
    const made = Array.from({ length: count }, (_, n) => makeProduct(first + n, context));
    await insertRows(
      client,
      'product',
      made.map(({ product }) => product),
    );
    await insertRows(
      client,
      'price_history',
      made.flatMap(({ priceHistory }) => priceHistory),
      { keepExisting: true },
    );
    if (first % 50_000 === 0 || first + count === size) progress(`${(first + count).toLocaleString()} products`);
  }
}
