import type { LimitedDealDetail } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';

export type PricePoint = LimitedDealDetail['priceHistory'][number];

const seoulDay = (moment: string) => `(${moment} AT TIME ZONE 'Asia/Seoul')::date`;
const lastOwnPrice = (day: string) => `
  SELECT own.discount_price FROM own WHERE own.changed_on <= ${day} ORDER BY own.changed_on DESC LIMIT 1`;

/** A deal's price counts from the deal's start until its end, and a change of the product's own price in between is not seen. */
const sql = `
  WITH own AS (
    SELECT changed_on, discount_price FROM price_history WHERE product_no = $1
  ), deal AS (
    SELECT start_dt, end_dt, deal_price
    FROM limited_deal
    WHERE product_no = $1 AND deal_price IS NOT NULL AND is_published AND start_dt <= $2
  ), point AS (
    SELECT changed_on, changed_on::timestamp AT TIME ZONE 'Asia/Seoul' AS moment, price_in_deal(discount_price, (
      SELECT deal_price FROM deal
      WHERE start_dt <= changed_on::timestamp AT TIME ZONE 'Asia/Seoul'
        AND end_dt > changed_on::timestamp AT TIME ZONE 'Asia/Seoul'
    )) AS paid, 2 AS place
    FROM own
    UNION ALL
    SELECT ${seoulDay('start_dt')}, start_dt, price_in_deal((${lastOwnPrice(seoulDay('start_dt'))}), deal_price), 3 FROM deal
    UNION ALL
    SELECT ${seoulDay('end_dt')}, end_dt, (${lastOwnPrice(seoulDay('end_dt'))}), 1 FROM deal WHERE end_dt <= $2
  )
  SELECT to_char(changed_on, 'YYYY-MM-DD') AS "changedOn", paid AS "discountPrice"
  FROM point
  WHERE changed_on >= (SELECT min(changed_on) FROM own)
  ORDER BY moment, place`;

/** The whole history: a part of it could not prove that a price is the lowest ever. */
export const pricesOf = (database: Queries, productNo: number, at: Date): Promise<PricePoint[]> =>
  database.query<PricePoint>(sql, [productNo, at]);

/** Proven only if the history ends with today's price and every earlier price was higher. */
export function isLowestEver(history: readonly PricePoint[], priceNow: number): boolean {
  const earlier = history.slice(0, -1);
  return (
    history.at(-1)?.discountPrice === priceNow &&
    earlier.length > 0 &&
    earlier.every(({ discountPrice }) => discountPrice > priceNow)
  );
}
