import type { PeriodDeal } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';
import { asTime, jsonRow } from '../platform/database/json-object.ts';
import { type JsonText, jsonList } from '../platform/values/json-text.ts';
import { pricedProducts, productCard, shownProducts } from '../products/product-card.ts';

const productsShown = 6;
const shownAtHome = 10;

export type PeriodStatus = 'running' | 'coming' | 'ended';

const conditions: Record<PeriodStatus, string> = {
  running: 'd.start_dt <= $1 AND d.end_dt > $1',
  coming: 'd.start_dt > $1',
  ended: 'd.end_dt <= $1',
};

/** Running deals are in the operators' order; the others by how near their date is. */
const orders: Record<PeriodStatus, string> = {
  running: 'd.sort_order, d.end_dt, d.period_id',
  coming: 'd.start_dt, d.sort_order, d.period_id',
  ended: 'd.end_dt DESC, d.sort_order, d.period_id',
};

const items = `
  SELECT p.rate_now, row_number() OVER (ORDER BY p.is_sold_out, item.sort_order) AS place, ${productCard()} AS card
  FROM period_deal_item item
  JOIN ${pricedProducts('$1')} ON p.product_no = item.product_no
  WHERE item.period_id = d.period_id AND p.is_displayed`;

const periodDeal = jsonRow<PeriodDeal>({
  periodId: 'd.period_id',
  title: 'd.title',
  subtitle: 'd.subtitle',
  imageUrl: 'd.image_url',
  startDt: asTime('d.start_dt'),
  endDt: asTime('d.end_dt'),
  maxSaleRate: 'max(i.rate_now)',
  products: `array_to_json(array_agg(i.card ORDER BY i.place) FILTER (WHERE i.place <= ${productsShown}))`,
});

const listSql = (status: PeriodStatus, window: string): string => `
  SELECT ${periodDeal} AS json, d.period_id AS "periodId"
  FROM period_deal d
  CROSS JOIN LATERAL (${items}) i
  WHERE d.is_published AND ${conditions[status]}
  GROUP BY d.period_id
  ORDER BY ${orders[status]}
  ${window}`;

/** `$1` is the moment. */
export const runningPeriodDealsSql = listSql('running', `LIMIT ${shownAtHome}`);

/** Period deals without a displayed product are left out. */
export const findPeriodDeals = async (
  database: Queries,
  status: PeriodStatus,
  at: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<JsonText<PeriodDeal[]>> =>
  jsonList(
    await database.query<{ json: string | null; periodId: number }>(listSql(status, 'LIMIT $2 OFFSET $3'), [
      at,
      limit,
      offset,
    ]),
  );

export async function countPeriodDeals(database: Queries, status: PeriodStatus, at: Date): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM period_deal d
     WHERE d.is_published AND ${conditions[status]} AND EXISTS (
       SELECT FROM period_deal_item item
       JOIN ${shownProducts} ON p.product_no = item.product_no
       WHERE item.period_id = d.period_id AND p.is_displayed
     )`,
    [at],
  );
  return row?.count ?? 0;
}
