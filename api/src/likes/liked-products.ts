import type { LikedProducts, ProductCard } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';
import { pricedProducts, productCard, shownProducts } from '../products/product-card.ts';

interface Filter {
  memberId: number;
  /** Categories of level 3; null for all. */
  leaves: number[] | null;
  isSale: boolean | undefined;
  isAvailable: boolean | undefined;
  /** The moment at which prices and displayed products are read. */
  at: Date;
}

const liked = (products: string): string =>
  `product_like l JOIN ${products} ON p.product_no = l.product_no AND p.is_displayed`;

const condition = `
  l.member_id = $1 AND (p.category_no = ANY ($2::integer[]) OR $2 IS NULL)
  AND (p.rate_now > 0 OR NOT $3::boolean) AND (NOT p.is_sold_out OR NOT $4::boolean)`;

const valuesOf = ({ memberId, leaves, isSale = false, isAvailable = false, at }: Filter) => [
  memberId,
  leaves,
  isSale,
  isAvailable,
  at,
];

const listSql = `
  SELECT ${productCard()} AS card
  FROM ${liked(pricedProducts('$5'))}
  WHERE ${condition}
  ORDER BY l.liked_at DESC, l.product_no DESC
  LIMIT $6 OFFSET $7`;

export async function findLikedProducts(
  database: Queries,
  filter: Filter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ProductCard[]> {
  const rows = await database.query<{ card: ProductCard }>(listSql, [...valuesOf(filter), limit, offset]);
  return rows.map(({ card }) => ({ ...card, isLike: true }));
}

const countSql = `SELECT count(*)::integer AS count FROM ${liked(pricedProducts('$5'))} WHERE ${condition}`;

export async function countLikedProducts(database: Queries, filter: Filter): Promise<number> {
  const [row] = await database.query<{ count: number }>(countSql, valuesOf(filter));
  return row?.count ?? 0;
}

const categoriesSql = `
  SELECT root.category_no AS "categoryNo", root.name AS "categoryName", count(*)::integer AS "productCount",
         array_agg(DISTINCT leaf.category_no) AS "leafNos"
  FROM ${liked(shownProducts)}
  JOIN category leaf ON leaf.category_no = p.category_no
  JOIN category root ON root.code = left(leaf.code, 2)
  WHERE l.member_id = $1
  GROUP BY root.category_no
  ORDER BY root.sort_order, root.category_no`;

export const findLikedCategories = (database: Queries, memberId: number): Promise<LikedProducts['categories']> =>
  database.query<LikedProducts['categories'][number]>(categoriesSql, [memberId]);
