import type { LimitedDealDetail } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';
import { pricedProducts, productCard } from '../products/product-card.ts';
import { seller } from '../stores/seller.ts';
import { storeCard, storeCardTables } from '../stores/store-card.ts';
import { dealPrices, remainRate } from './limited-deals.ts';
import { isLowestEver, type PricePoint, pricesOf } from './price-history.ts';

const sql = `
  SELECT d.deal_id AS "dealId", d.start_dt AS "startDt", d.end_dt AS "endDt", ${remainRate} AS "remainRate",
         CASE
           WHEN d.end_dt <= $2 THEN 'ended'
           WHEN d.start_dt > $2 THEN 'coming'
           WHEN d.stock_left = 0 OR p.is_sold_out THEN 'soldOut'
           ELSE 'running'
         END AS state,
         d.stock_total AS "stockTotal", d.stock_left AS "stockLeft",
         p.image_url || p.gallery AS gallery, p.origin, p.shipping_fee AS "shippingFee",
         ${dealPrices} AS prices, ${productCard('p.is_sold_out OR d.stock_left = 0')} AS product,
         (SELECT ${storeCard} FROM ${storeCardTables} WHERE shop.shop_id = s.shop_id) AS shop,
         (SELECT ${seller} FROM shop WHERE shop.shop_id = s.shop_id) AS seller
  FROM limited_deal d
  JOIN ${pricedProducts('$2')} ON p.product_no = d.product_no
  WHERE d.deal_id = $1 AND ((d.is_published AND p.is_displayed) OR $3)`;

type Row = Omit<LimitedDealDetail, 'serverDt' | 'priceHistory' | 'lowestPrice' | 'isLowestEver'>;

export interface DetailOptions {
  at: Date;
  /** Includes unpublished deals. */
  isPreview: boolean;
}

/** Ended deals stay readable. */
export async function findLimitedDeal(
  database: Queries,
  dealId: number,
  { at, isPreview }: DetailOptions,
): Promise<LimitedDealDetail | undefined> {
  const [deal] = await database.query<Row>(sql, [dealId, at, isPreview]);
  if (!deal) return undefined;
  const priceHistory = await pricesOf(database, deal.product.productNo, at);
  return {
    ...deal,
    serverDt: at.toISOString(),
    priceHistory,
    lowestPrice: lowestOf(priceHistory),
    isLowestEver: isLowestEver(priceHistory, deal.product.discountPrice),
  };
}

/** The earliest of the points that share the lowest price. */
const lowestOf = (history: PricePoint[]): PricePoint | null =>
  history.reduce<PricePoint | null>(
    (lowest, point) => (lowest === null || point.discountPrice < lowest.discountPrice ? point : lowest),
    null,
  );
