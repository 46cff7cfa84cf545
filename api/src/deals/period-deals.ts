import type { PeriodDeal } from '@jangteo/contract';
import type { Database } from '../platform/database/database.ts';
import { productCard, productCardTables } from '../products/product-card.ts';

const productsShown = 6;

const runningSql = `
  SELECT d.period_id AS "periodId", d.title, d.subtitle, d.image_url AS "imageUrl",
         d.start_dt AS "startDt", d.end_dt AS "endDt",
         max(i.sale_rate) AS "maxSaleRate",
         json_agg(i.card ORDER BY i.place) FILTER (WHERE i.place <= ${productsShown}) AS products
  FROM period_deal d
  CROSS JOIN LATERAL (
    SELECT p.sale_rate, row_number() OVER (ORDER BY p.is_sold_out, item.sort_order) AS place, ${productCard()} AS card
    FROM period_deal_item item
    JOIN ${productCardTables} ON p.product_no = item.product_no
    WHERE item.period_id = d.period_id AND p.is_displayed
  ) i
  WHERE d.is_published AND d.start_dt <= $1 AND d.end_dt > $1
  GROUP BY d.period_id
  ORDER BY d.sort_order, d.end_dt, d.period_id
  LIMIT 10`;

/** One without a product to show is left out. */
export const findRunningPeriodDeals = (database: Database, at: Date): Promise<PeriodDeal[]> =>
  database.query<PeriodDeal>(runningSql, [at]);
