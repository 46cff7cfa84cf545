import type { StoreCard } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';
import { storeCard } from '../stores/store-card.ts';
import { tokensOf } from './tokens.ts';

export interface FoundStores {
  list: StoreCard[];
  count: number;
}

interface Window {
  limit: number;
  offset: number;
}

/** Each token ($1) is part of the store's name, in full or by its initial consonants, or of its region's name. */
const byNameSql = `
  WITH asked AS MATERIALIZED (
    -- Once, and not for every shop.
    SELECT typed, typed ~ '^[ㄱ-ㅎ]+$' AS is_initials, region.local_code
    FROM (SELECT token, strokes(token) AS typed FROM unnest($1::text[]) token OFFSET 0) tokens
    LEFT JOIN region ON region.name = token
  ), whole AS MATERIALIZED (
    SELECT strokes(array_to_string($1::text[], '')) AS typed
  ), found AS MATERIALIZED (
    SELECT shop.shop_id, shop.like_count,
           CASE
             WHEN shop.name_strokes = whole.typed THEN 0
             WHEN starts_with(shop.name_strokes, whole.typed) THEN 1
             ELSE 2
           END AS place
    FROM shop, whole
    WHERE shop.is_displayed AND NOT EXISTS (
      SELECT FROM asked
      WHERE strpos(shop.name_strokes, typed) = 0
        AND NOT (is_initials AND strpos(shop.name_initials, typed) > 0)
        AND local_code IS DISTINCT FROM shop.local_code
    )
  ), page AS (
    SELECT shop_id, place FROM found ORDER BY place, like_count DESC, shop_id LIMIT $2 OFFSET $3
  )
  SELECT (SELECT count(*)::integer FROM found) AS count,
         (
           SELECT coalesce(json_agg(${storeCard} ORDER BY page.place, shop.like_count DESC, shop.shop_id), '[]')
           FROM page JOIN shop USING (shop_id) JOIN region ON region.local_code = shop.local_code
         ) AS list`;

export async function findStoresByName(
  database: Queries,
  keyword: string,
  { limit, offset }: Window,
): Promise<FoundStores> {
  const tokens = tokensOf(keyword.toLowerCase());
  if (tokens.length === 0) return { list: [], count: 0 };
  const [row] = await database.query<FoundStores>(byNameSql, [tokens, limit, offset]);
  return row ?? { list: [], count: 0 };
}

/** The store whose name shares the most with what was typed, at least half of it. */
const similarSql = `
  SELECT shop.name
  FROM shop, grams(strokes(replace($1, ' ', ''))) asked, LATERAL (
    SELECT count(*) FROM unnest(shop.name_grams) gram WHERE gram = ANY (asked)
  ) shared
  WHERE shop.is_displayed AND shop.name_grams && asked AND shared.count * 2 >= cardinality(asked)
  ORDER BY shared.count DESC, cardinality(shop.name_grams), shop.like_count DESC, shop.shop_id
  LIMIT 1`;

export async function findSimilarStoreName(database: Queries, keyword: string): Promise<string | undefined> {
  const [row] = await database.query<{ name: string }>(similarSql, [keyword]);
  return row?.name;
}
