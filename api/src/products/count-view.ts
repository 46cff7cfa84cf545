import type { Queries } from '../platform/database/database.ts';

/** False if the product does not exist or is not displayed. */
export async function countView(database: Queries, productNo: number): Promise<boolean> {
  const rows = await database.query(
    'UPDATE product SET view_count = view_count + 1 WHERE product_no = $1 AND is_displayed RETURNING product_no',
    [productNo],
  );
  return rows.length > 0;
}
