// Decision: docs/decisions/2026-11-20-recommendation-has-positions.md

import type { ProductCard } from '@jangteo/contract';
import type { Database } from '../platform/database/database.ts';
import { pricedProducts, productCard } from './product-card.ts';

interface Window {
  limit: number;
  offset: number;
  /** The moment whose prices are shown. */
  at: Date;
}

/** Pages are ranges of positions: the last page costs as much as the first, and no product appears twice. */
const sql = `
  SELECT ${productCard()} AS card
  FROM recommendation r
  JOIN ${pricedProducts('$3')} ON p.product_no = r.product_no
  WHERE r.position > $1 AND r.position <= $1 + $2 AND p.is_displayed
  ORDER BY r.position`;

export async function recommend(database: Database, { offset, limit, at }: Window): Promise<ProductCard[]> {
  const rows = await database.query<{ card: ProductCard }>(sql, [offset, limit, at]);
  return rows.map(({ card }) => card);
}

export async function countRecommended(database: Database): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'SELECT coalesce(max(position), 0) AS count FROM recommendation',
  );
  return row?.count ?? 0;
}
