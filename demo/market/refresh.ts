import type pg from 'pg';
import { insertRows } from '../insert.ts';
import { lastDemoNumber } from '../numbers.ts';
import { isUntouched } from '../untouched.ts';
import { makeBanners } from './banners.ts';
import { makeEvents } from './events.ts';
import { type LimitedDealRow, makeLimitedDeals, withDealPrice } from './limited-deals.ts';
import { makePeriodDeals } from './period-deals.ts';
import { makeSearches } from './searches.ts';
import type { MarketPlan } from './size.ts';

/** A product has at most one deal with a price at a time, and a deal that has begun gets none. */
const freshDealsSql = `
  INSERT INTO limited_deal (deal_id, product_no, start_dt, end_dt, stock_total, stock_left, deal_price, deal_unit_price)
  SELECT deal_id, product_no, start_dt, end_dt, stock_total, stock_left, deal_price, deal_unit_price
  FROM fresh_limited_deal fresh
  WHERE NOT EXISTS (
    SELECT FROM limited_deal other
    WHERE other.product_no = fresh.product_no AND other.deal_id <> fresh.deal_id
      AND other.start_dt < fresh.end_dt AND other.end_dt > fresh.start_dt
  )
  ON CONFLICT (deal_id) DO UPDATE
  SET stock_left = least(limited_deal.stock_left, excluded.stock_left),
      (deal_price, deal_unit_price) = ROW (
        coalesce(limited_deal.deal_price, CASE WHEN excluded.start_dt > $1 THEN excluded.deal_price END),
        CASE WHEN limited_deal.deal_price IS NULL AND excluded.start_dt > $1 THEN excluded.deal_unit_price
             ELSE limited_deal.deal_unit_price END
      )
  WHERE ${isUntouched('deal', 'limited_deal.deal_id')}`;

async function priceDeals(client: pg.ClientBase, deals: LimitedDealRow[], plan: MarketPlan): Promise<object[]> {
  const { rows } = await client.query<{ productNo: number; price: number }>(
    'SELECT product_no AS "productNo", discount_price AS price FROM product WHERE product_no = ANY ($1)',
    [deals.map(({ product_no }) => product_no)],
  );
  const ownPrices = new Map(rows.map(({ productNo, price }) => [productNo, price]));
  return deals.map((deal) => withDealPrice(deal, ownPrices.get(deal.product_no) ?? 0, plan));
}

/**
 * Adds the rows that depend on the date: deals, events, searches and banners around now. Existing rows stay as they
 * are, except the demo's own stock, which is sold meanwhile, and its banners, whose targets change. Running it twice
 * changes nothing.
 */
export async function refreshDeals(client: pg.ClientBase, plan: MarketPlan, now: Date): Promise<void> {
  await client.query(`
    CREATE TEMPORARY TABLE fresh_limited_deal (LIKE limited_deal INCLUDING DEFAULTS) ON COMMIT DROP;
    ALTER TABLE fresh_limited_deal ALTER deal_id DROP NOT NULL`);
  await insertRows(client, 'fresh_limited_deal', await priceDeals(client, makeLimitedDeals(plan, now), plan));
  await client.query(freshDealsSql, [now]);

  const { deals, items } = makePeriodDeals(plan, now);
  const { rows: present } = await client.query<{ id: number }>('SELECT period_id AS id FROM period_deal');
  const known = new Set(present.map(({ id }) => id));
  await insertRows(client, 'period_deal', deals, { keepExisting: true });
  await insertRows(
    client,
    'period_deal_item',
    items.filter(({ period_id }) => !known.has(period_id)),
  );
  await insertRows(client, 'event', makeEvents(now), { keepExisting: true });

  await insertRows(client, 'search_log', makeSearches(plan, now), { keepExisting: true });

  await client.query(`DELETE FROM banner WHERE banner_id <= $1 AND ${isUntouched('banner', 'banner_id')}`, [
    lastDemoNumber,
  ]);
  await insertRows(client, 'banner', makeBanners(plan, now), { keepExisting: true });
}
