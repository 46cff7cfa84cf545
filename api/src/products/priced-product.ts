import type { Queries } from '../platform/database/database.ts';

export interface PricedProduct {
  productNo: number;
  /** Its page at the shop platform. */
  url: string;
  discountPrice: number;
}

const sql = `
  SELECT product_no AS "productNo", url, discount_price AS "discountPrice"
  FROM product
  WHERE product_no = $1 AND is_displayed`;

/** Undefined if the product does not exist or is not displayed. */
export async function findPricedProduct(database: Queries, productNo: number): Promise<PricedProduct | undefined> {
  const [product] = await database.query<PricedProduct>(sql, [productNo]);
  return product;
}
