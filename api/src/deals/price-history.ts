import type { LimitedDealDetail } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';

export type PricePoint = LimitedDealDetail['priceHistory'][number];

const sql = `
  SELECT to_char(changed_on, 'YYYY-MM-DD') AS "changedOn", discount_price AS "discountPrice"
  FROM price_history
  WHERE product_no = $1
  ORDER BY changed_on`;

/** The whole history: a part of it could not prove that a price is the lowest ever. */
export const pricesOf = (database: Queries, productNo: number): Promise<PricePoint[]> =>
  database.query<PricePoint>(sql, [productNo]);

/** Proven only if the history ends with today's price and every earlier price was higher. */
export function isLowestEver(history: readonly PricePoint[], priceNow: number): boolean {
  const earlier = history.slice(0, -1);
  return (
    history.at(-1)?.discountPrice === priceNow &&
    earlier.length > 0 &&
    earlier.every(({ discountPrice }) => discountPrice > priceNow)
  );
}
