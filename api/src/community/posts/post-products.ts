import type { ProductCard } from '@jangteo/contract';
import type { Queries } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { pricedProducts, productCard, shownProducts } from '../../products/product-card.ts';

const forgetSql = 'DELETE FROM post_product WHERE post_id = $1';

const attachSql = `
  INSERT INTO post_product (post_id, position, product_no)
  SELECT $1, wanted.place, p.product_no
  FROM unnest($2::integer[]) WITH ORDINALITY wanted (product_no, place)
  JOIN ${shownProducts} ON p.product_no = wanted.product_no AND p.is_displayed
  RETURNING position`;

/** Sets the products that a post links to. */
export async function attachProducts(transaction: Queries, postId: number, productNos: number[]): Promise<void> {
  await transaction.query(forgetSql, [postId]);
  if (productNos.length === 0) return;
  const attached = await transaction.query(attachSql, [postId, productNos]);
  if (attached.length < productNos.length) {
    throw new ApiError('noData', { message: '장터에서 사라진 상품이 있어요. 빼고 다시 올려 주세요.' });
  }
}

const cardsSql = `
  SELECT ${productCard()} AS card
  FROM unnest($1::integer[]) WITH ORDINALITY wanted (product_no, place)
  JOIN ${pricedProducts('$2')} ON p.product_no = wanted.product_no AND p.is_displayed
  ORDER BY wanted.place`;

/** The cards of products in the given order, without those that are no longer shown. */
export async function findCards(database: Queries, productNos: number[], now: Date): Promise<ProductCard[]> {
  if (productNos.length === 0) return [];
  const rows = await database.query<{ card: ProductCard }>(cardsSql, [productNos, now]);
  return rows.map(({ card }) => card);
}
