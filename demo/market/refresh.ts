import type pg from 'pg';
import { insertRows } from '../insert.ts';
import { lastDemoNumber } from '../numbers.ts';
import { isUntouched } from '../untouched.ts';
import { makeBanners } from './banners.ts';
import { makeEvents } from './events.ts';
import { makeLimitedDeals } from './limited-deals.ts';
import { makePeriodDeals } from './period-deals.ts';
import { makeSearches } from './searches.ts';
import type { MarketPlan } from './size.ts';

/**
 * Adds what a calendar adds: the deals, events, searches and banners around now. What is there stays as it is, apart from
 * the demo's own stock, sold meanwhile, and its banners, whose targets have changed; running it twice changes nothing.
 */
export async function refreshDeals(client: pg.ClientBase, plan: MarketPlan, now: Date): Promise<void> {
  await client.query(`
    CREATE TEMPORARY TABLE fresh_limited_deal (LIKE limited_deal INCLUDING DEFAULTS) ON COMMIT DROP;
    ALTER TABLE fresh_limited_deal ALTER deal_id DROP NOT NULL`);
  await insertRows(client, 'fresh_limited_deal', makeLimitedDeals(plan, now));
  await client.query(`
    INSERT INTO limited_deal (deal_id, product_no, start_dt, end_dt, stock_total, stock_left)
    SELECT deal_id, product_no, start_dt, end_dt, stock_total, stock_left FROM fresh_limited_deal
    ON CONFLICT (deal_id) DO UPDATE SET stock_left = least(limited_deal.stock_left, excluded.stock_left)
    WHERE ${isUntouched('deal', 'limited_deal.deal_id')}`);

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
