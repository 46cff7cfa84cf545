import type { ShopCard } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';
import { shopCard, shopCardTables } from '../stores/shop-card.ts';
import { tokensOf } from './tokens.ts';

export interface FoundShops {
  list: ShopCard[];
  count: number;
}

interface Window {
  limit: number;
  offset: number;
}

/** Each token ($1) stands somewhere in the name, in full or by its first letters, or names the region. */
const byNameSql = `
  WITH asked AS (
    SELECT strokes(token) AS typed, token FROM unnest($1::text[]) token
  ), found AS MATERIALIZED (
    SELECT shop.shop_id, shop.like_count,
           CASE
             WHEN shop.name_strokes = whole.typed THEN 0
             WHEN starts_with(shop.name_strokes, whole.typed) THEN 1
             ELSE 2
           END AS place
    FROM ${shopCardTables}
    CROSS JOIN (SELECT strokes(array_to_string($1::text[], '')) AS typed) whole
    WHERE shop.is_displayed AND NOT EXISTS (
      SELECT FROM asked
      WHERE NOT (
        strpos(shop.name_strokes, typed) > 0
        OR (typed ~ '^[ㄱ-ㅎ]+$' AND strpos(shop.name_initials, typed) > 0)
        OR token = region.name
      )
    )
  ), page AS (
    SELECT shop_id, place FROM found ORDER BY place, like_count DESC, shop_id LIMIT $2 OFFSET $3
  )
  SELECT (SELECT count(*)::integer FROM found) AS count,
         (
           SELECT coalesce(json_agg(${shopCard} ORDER BY page.place, shop.like_count DESC, shop.shop_id), '[]')
           FROM page JOIN shop USING (shop_id) JOIN region ON region.local_code = shop.local_code
         ) AS list`;

export async function findShopsByName(
  database: Queries,
  keyword: string,
  { limit, offset }: Window,
): Promise<FoundShops> {
  const tokens = tokensOf(keyword.toLowerCase());
  if (tokens.length === 0) return { list: [], count: 0 };
  const [row] = await database.query<FoundShops>(byNameSql, [tokens, limit, offset]);
  return row ?? { list: [], count: 0 };
}

/** The shop whose name shares most with what was typed, and at least half of it. */
const similarSql = `
  SELECT shop.name
  FROM shop, grams(strokes(replace($1, ' ', ''))) asked, LATERAL (
    SELECT count(*) FROM unnest(shop.name_grams) gram WHERE gram = ANY (asked)
  ) shared
  WHERE shop.is_displayed AND shop.name_grams && asked AND shared.count * 2 >= cardinality(asked)
  ORDER BY shared.count DESC, cardinality(shop.name_grams), shop.like_count DESC, shop.shop_id
  LIMIT 1`;

export async function findSimilarShopName(database: Queries, keyword: string): Promise<string | undefined> {
  const [row] = await database.query<{ name: string }>(similarSql, [keyword]);
  return row?.name;
}
