import type { Region } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';
import { bestProducts, type StoreWithProducts, storeCard } from '../stores/store-card.ts';
import { neighboursOf } from './neighbours.ts';

export async function findRegion(database: Queries, localCode: string): Promise<Region | undefined> {
  const [row] = await database.query<Region>(
    `SELECT local_code AS "localCode", name AS "localName", full_name AS "fullName", specialty, image_url AS "imageUrl"
     FROM region WHERE local_code = $1`,
    [localCode],
  );
  return row;
}

export const findNeighbours = (database: Queries, localCode: string) =>
  database.query<{ localCode: string; localName: string }>(
    `SELECT local_code AS "localCode", name AS "localName"
     FROM region WHERE local_code = ANY ($1::text[]) ORDER BY sort_order`,
    [neighboursOf(localCode)],
  );

const storesSql = `
  SELECT ${storeCard} AS shop, coalesce(best.products, '[]') AS products
  FROM (
    SELECT * FROM shop
    WHERE local_code = $1 AND is_displayed
    ORDER BY like_count DESC, shop_id
    LIMIT $2 OFFSET $3
  ) shop
  JOIN region ON region.local_code = shop.local_code
  CROSS JOIN LATERAL (${bestProducts('$4')}) best
  ORDER BY shop.like_count DESC, shop.shop_id`;

export const findLocalStores = (
  database: Queries,
  localCode: string,
  { limit, offset, at }: { limit: number; offset: number; at: Date },
): Promise<StoreWithProducts[]> => database.query<StoreWithProducts>(storesSql, [localCode, limit, offset, at]);
