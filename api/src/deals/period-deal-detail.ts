import type { PeriodDealDetail } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';
import { offsetOf, pageOf } from '../platform/values/paging.ts';
import { pricedProducts, productCard } from '../products/product-card.ts';
import type { DetailOptions } from './limited-deal-detail.ts';

const sql = `
  SELECT d.period_id AS "periodId", d.title, d.subtitle, d.image_url AS "imageUrl", d.description,
         d.start_dt AS "startDt", d.end_dt AS "endDt",
         CASE WHEN d.end_dt <= $2 THEN 'ended' WHEN d.start_dt > $2 THEN 'coming' ELSE 'running' END AS state,
         items.count, items.rate AS "maxSaleRate"
  FROM period_deal d
  CROSS JOIN LATERAL (
    SELECT count(*)::integer AS count, coalesce(max(p.rate_now), 0) AS rate
    FROM period_deal_item item
    JOIN ${pricedProducts('$2')} ON p.product_no = item.product_no
    WHERE item.period_id = d.period_id AND p.is_displayed
  ) items
  WHERE d.period_id = $1 AND (d.is_published OR $3)`;

const productsSql = `
  SELECT ${productCard()} AS card
  FROM period_deal_item item
  JOIN ${pricedProducts('$4')} ON p.product_no = item.product_no
  WHERE item.period_id = $1 AND p.is_displayed
  ORDER BY p.is_sold_out, item.sort_order, p.product_no
  LIMIT $2 OFFSET $3`;

interface Row extends Omit<PeriodDealDetail, 'serverDt' | keyof ReturnType<typeof pageOf>> {
  count: number;
}

/** Ended deals stay readable. */
export async function findPeriodDeal(
  database: Queries,
  periodId: number,
  page: { page: number; limit: number },
  { at, isPreview }: DetailOptions,
): Promise<PeriodDealDetail | undefined> {
  const [deals, products] = await Promise.all([
    database.query<Row>(sql, [periodId, at, isPreview]),
    database.query<{ card: PeriodDealDetail['list'][number] }>(productsSql, [periodId, page.limit, offsetOf(page), at]),
  ]);
  const [row] = deals;
  if (!row) return undefined;
  const { count, ...deal } = row;
  const list = products.map(({ card }) => card);
  return { ...deal, serverDt: at.toISOString(), ...pageOf(page, list, count) };
}
