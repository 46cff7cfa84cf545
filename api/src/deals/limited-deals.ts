import type { LimitedDeal } from '@jangteo/contract';
import type { Database } from '../platform/database/database.ts';
import { productCard, productCardTables } from '../products/product-card.ts';

/** Rounded up: one unit left of many is still 1 %. */
export const remainRate = 'ceil(d.stock_left * 100.0 / d.stock_total)::integer';

const runningSql = `
  SELECT d.deal_id AS "dealId", d.start_dt AS "startDt", d.end_dt AS "endDt", ${remainRate} AS "remainRate",
         ${productCard('p.is_sold_out OR d.stock_left = 0')} AS product
  FROM limited_deal d
  JOIN ${productCardTables} ON p.product_no = d.product_no
  WHERE d.is_published AND p.is_displayed AND d.start_dt <= $1 AND d.end_dt > $1
  ORDER BY (p.is_sold_out OR d.stock_left = 0), d.end_dt, d.deal_id
  LIMIT 30`;

/** The deals that end soonest come first; sold-out ones come last. */
export const findRunningLimitedDeals = (database: Database, at: Date): Promise<LimitedDeal[]> =>
  database.query<LimitedDeal>(runningSql, [at]);
