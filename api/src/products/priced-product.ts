import type { Queries } from '../platform/database/database.ts';

export interface PricedProduct {
  productNo: number;
  /** Its page at the shop platform. */
  url: string;
  discountPrice: number;
}

const sql = `
  SELECT product_no AS "productNo", url, price_now AS "discountPrice"
  FROM product_at($2)
  WHERE product_no = $1 AND is_displayed`;

/** Undefined if the product does not exist or is not displayed. */
export async function findPricedProduct(
  database: Queries,
  productNo: number,
  at: Date,
): Promise<PricedProduct | undefined> {
  const [product] = await database.query<PricedProduct>(sql, [productNo, at]);
  return product;
}
