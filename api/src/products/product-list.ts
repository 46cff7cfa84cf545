import type { ProductCard, ProductSort } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';
import { productCard, productCardTables } from './product-card.ts';

export interface Bounds {
  minSaleRate?: number | undefined;
  maxSaleRate?: number | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
}

/** Four values, in the order in which `withinBounds` counts them. */
export const boundValues = ({ minSaleRate, maxSaleRate, minPrice, maxPrice }: Bounds): (number | null)[] =>
  [minSaleRate, maxSaleRate, minPrice, maxPrice].map((bound) => bound ?? null);

/** A condition on sale_rate and discount_price; a bound that is null does not bound. */
export const withinBounds = (table: string, firstValue: number): string => `
  (${table}.sale_rate >= $${firstValue}::integer OR $${firstValue} IS NULL)
  AND (${table}.sale_rate <= $${firstValue + 1}::integer OR $${firstValue + 1} IS NULL)
  AND (${table}.discount_price >= $${firstValue + 2}::integer OR $${firstValue + 2} IS NULL)
  AND (${table}.discount_price <= $${firstValue + 3}::integer OR $${firstValue + 3} IS NULL)`;

const orders: Record<ProductSort, string> = {
  popular: 'p.view_count DESC',
  new: 'p.created_at DESC',
  priceLow: 'p.discount_price',
  priceHigh: 'p.discount_price DESC',
  saleRate: 'p.sale_rate DESC, p.view_count DESC',
};

/** What is sold out comes last, whatever the order. */
const orderOf = (sort: ProductSort): string => `p.is_sold_out, ${orders[sort]}, p.product_no`;

/** How many products a condition on `p` and its shop `s` leaves. */
export async function countProducts(database: Queries, condition: string, values: unknown[]): Promise<number> {
  const sql = `SELECT count(*)::integer AS count FROM ${productCardTables} WHERE p.is_displayed AND ${condition}`;
  const [row] = await database.query<{ count: number }>(sql, values);
  return row?.count ?? 0;
}

/** The cards of one page: first its numbers are found, which needs an index only, and then no more than their rows. */
export async function findProducts(
  database: Queries,
  { condition, values, sort }: { condition: string; values: unknown[]; sort: ProductSort },
  { limit, offset }: { limit: number; offset: number },
): Promise<ProductCard[]> {
  const sql = `
    SELECT p.product_no AS "productNo"
    FROM ${productCardTables}
    WHERE p.is_displayed AND ${condition}
    ORDER BY ${orderOf(sort)}
    LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
  const rows = await database.query<{ productNo: number }>(sql, [...values, limit, offset]);
  return findCards(
    database,
    rows.map(({ productNo }) => productNo),
  );
}

const cardsSql = `
  SELECT ${productCard()} AS card
  FROM unnest($1::integer[]) WITH ORDINALITY AS wanted (product_no, place)
  JOIN ${productCardTables} ON p.product_no = wanted.product_no
  ORDER BY wanted.place`;

/** In the order asked for. */
export async function findCards(database: Queries, productNos: readonly number[]): Promise<ProductCard[]> {
  if (productNos.length === 0) return [];
  const rows = await database.query<{ card: ProductCard }>(cardsSql, [productNos]);
  return rows.map(({ card }) => card);
}
