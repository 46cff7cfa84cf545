import type { ProductCard } from '@jangteo/contract';
import type { Database } from '../platform/database/database.ts';
import { pricedProducts, productCard } from './product-card.ts';

/** Visitors do not scroll further for similar products. */
const mostSimilar = 200;

export interface DealProduct {
  productNo: number;
  /** The category of level 2 in which similar products are found. */
  groupNo: number;
  /** How many similar products there are. */
  count: number;
}

const dealProductSql = `
  SELECT p.product_no AS "productNo", c.parent_no AS "groupNo", least(${mostSimilar}, (
    SELECT count(*)::integer FROM (
      SELECT FROM recommendation r
      WHERE r.group_no = c.parent_no AND r.product_no <> p.product_no
      LIMIT ${mostSimilar}
    ) near
  )) AS count
  FROM limited_deal d
  JOIN product p ON p.product_no = d.product_no
  JOIN category c ON c.category_no = p.category_no
  WHERE d.deal_id = $1 AND d.is_published`;

export async function findDealProduct(database: Database, dealId: number): Promise<DealProduct | undefined> {
  const [row] = await database.query<DealProduct>(dealProductSql, [dealId]);
  return row;
}

const similarSql = `
  SELECT ${productCard()} AS card
  FROM (
    SELECT product_no, group_position
    FROM recommendation
    WHERE group_no = $1 AND product_no <> $2
    ORDER BY group_position
    LIMIT ${mostSimilar}
  ) r
  JOIN ${pricedProducts('$5')} ON p.product_no = r.product_no AND p.is_displayed
  ORDER BY r.group_position
  LIMIT $3 OFFSET $4`;

export async function findSimilar(
  database: Database,
  { productNo, groupNo }: DealProduct,
  { limit, offset, at }: { limit: number; offset: number; at: Date },
): Promise<ProductCard[]> {
  const rows = await database.query<{ card: ProductCard }>(similarSql, [groupNo, productNo, limit, offset, at]);
  return rows.map(({ card }) => card);
}
