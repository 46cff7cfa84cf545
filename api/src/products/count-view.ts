import { koreanDay } from '@jangteo/contract/korean-day';
import type { Queries } from '../platform/database/database.ts';

const countSql = `
  WITH shown AS (
    SELECT product_no FROM product WHERE product_no = $1 AND is_displayed
  ), first AS (
    INSERT INTO product_counted (product_no, day, mark) SELECT product_no, $2, $3 FROM shown
    ON CONFLICT DO NOTHING
    RETURNING product_no
  ), counted AS (
    UPDATE product SET view_count = view_count + 1 FROM first WHERE product.product_no = first.product_no
  )
  SELECT product_no FROM shown`;

interface View {
  productNo: number;
  /** Who is counted once a day. */
  mark: string;
  now: Date;
}

/** False if the product does not exist or is not displayed. */
export async function countView(database: Queries, { productNo, mark, now }: View): Promise<boolean> {
  const shown = await database.query(countSql, [productNo, koreanDay(now), mark]);
  return shown.length > 0;
}
