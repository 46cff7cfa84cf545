import type pg from 'pg';
import { lastDemoNumber } from '../numbers.ts';
import type { MarketPlan } from './size.ts';

/** The input of a demo market, stored in its database: a market without it is no demo and is left alone. */
export interface Marker extends MarketPlan {
  shopOrigin: string;
}

const tables = [
  'banner',
  'category',
  'custom_event',
  'event',
  'limited_deal',
  'notice',
  'period_deal',
  'period_deal_item',
  'price_history',
  'product',
  'recommendation',
  'region',
  'region_item',
  'search_log',
  'search_rank',
  'season_theme',
  'season_theme_item',
  'shop',
];

/** Tables that the database derives from the products, and that are emptied with them. */
const derived = ['list_entry', 'search_term'];

/** Waits for another process that fills the market. */
export async function prepareMarker(client: pg.ClientBase): Promise<Marker | 'foreign' | undefined> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS demo_market (size integer NOT NULL, seed integer NOT NULL, shop_origin text NOT NULL);
    LOCK TABLE demo_market`);
  const { rows } = await client.query<Marker>('SELECT size, seed, shop_origin AS "shopOrigin" FROM demo_market');
  if (rows[0]) return rows[0];
  const { rows: shops } = await client.query('SELECT FROM shop LIMIT 1');
  return shops.length > 0 ? 'foreign' : undefined;
}

export async function writeMarker(client: pg.ClientBase, { size, seed, shopOrigin }: Marker): Promise<void> {
  await client.query('INSERT INTO demo_market VALUES ($1, $2, $3)', [size, seed, shopOrigin]);
}

export const emptyMarket = (client: pg.ClientBase): Promise<unknown> =>
  client.query(`TRUNCATE demo_market, ${tables.join(', ')} CASCADE`);

/** The demo's rows have ids of their own; the sequences must continue after them. */
export async function resetNumbers(client: pg.ClientBase): Promise<void> {
  await client.query(`
    SELECT setval(pg_get_serial_sequence('shop', 'shop_id'), max(shop_id)) FROM shop;
    SELECT setval(pg_get_serial_sequence('product', 'product_no'), max(product_no)) FROM product;
    SELECT setval(pg_get_serial_sequence('limited_deal', 'deal_id'), ${lastDemoNumber});
    SELECT setval(pg_get_serial_sequence('period_deal', 'period_id'), ${lastDemoNumber});
    SELECT setval(pg_get_serial_sequence('event', 'event_id'), ${lastDemoNumber});
    SELECT setval(pg_get_serial_sequence('custom_event', 'custom_event_id'), ${lastDemoNumber});
    SELECT setval(pg_get_serial_sequence('banner', 'banner_id'), ${lastDemoNumber});
    SELECT setval(pg_get_serial_sequence('season_theme', 'season_id'), max(season_id)) FROM season_theme;
    SELECT setval(pg_get_serial_sequence('notice', 'notice_id'), max(notice_id)) FROM notice`);
}

/** PostgreSQL plans well only with statistics; after so many new rows they are gathered at once. */
export const countRows = (client: pg.ClientBase): Promise<unknown> =>
  client.query(`VACUUM (ANALYZE) ${[...tables, ...derived].join(', ')}`);

/** The sellers' shops of a demo run on this machine, and may have moved to another port. */
export async function moveShopAddresses(client: pg.ClientBase, marker: Marker, shopOrigin: string): Promise<void> {
  if (marker.shopOrigin === shopOrigin) return;
  for (const table of ['product', 'shop']) {
    await client.query(
      `UPDATE ${table} SET url = $2 || substr(url, length($1) + 1) WHERE starts_with(url, $1 || '/')`,
      [marker.shopOrigin, shopOrigin],
    );
  }
  await client.query('UPDATE demo_market SET shop_origin = $1', [shopOrigin]);
}
