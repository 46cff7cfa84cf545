import type { ProductCard } from '@jangteo/contract';
import type { Queries } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { pricedProducts, productCard, shownProducts } from '../../products/product-card.ts';

/** The text that links to products: a post, or a reply that cites them. */
type Text = 'post' | 'reply';

const forgetSql = (text: Text) => `DELETE FROM ${text}_product WHERE ${text}_id = $1`;

const attachSql = (text: Text) => `
  INSERT INTO ${text}_product (${text}_id, position, product_no)
  SELECT $1, wanted.place, p.product_no
  FROM unnest($2::integer[]) WITH ORDINALITY wanted (product_no, place)
  JOIN ${shownProducts} ON p.product_no = wanted.product_no AND p.is_displayed
  RETURNING position`;

/** Sets the products that a text links to. */
export async function attachProducts(
  transaction: Queries,
  text: Text,
  id: number,
  productNos: number[],
): Promise<void> {
  await transaction.query(forgetSql(text), [id]);
  if (productNos.length === 0) return;
  const attached = await transaction.query(attachSql(text), [id, productNos]);
  if (attached.length < productNos.length) {
    throw new ApiError('noData', { message: '장터에서 사라진 상품이 있어요. 빼고 다시 올려 주세요.' });
  }
}

/** The numbers of the products that a text links to, in its writer's order. */
export const productNosOf = (text: Text): string => `
  ARRAY(
    SELECT product_no FROM ${text}_product WHERE ${text}_product.${text}_id = ${text}.${text}_id ORDER BY position
  )`;

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
