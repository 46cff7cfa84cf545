import type { ProductCard, SeasonTheme } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';
import { productCard, productCardTables } from '../products/product-card.ts';

/** A season that crosses the year's end holds the months after its first or before its last. */
export const isInSeason = (month: string): string => `
  CASE
    WHEN t.from_month <= t.to_month THEN ${month} BETWEEN t.from_month AND t.to_month
    ELSE ${month} >= t.from_month OR ${month} <= t.to_month
  END`;

const themesSql = `
  SELECT t.season_id AS "recommendationCategoryId", t.name, t.intro, t.image_url AS "imageUrl",
         t.from_month AS "fromMonth", t.to_month AS "toMonth"
  FROM season_theme t
  WHERE t.kind = $3 AND (${isInSeason('$1')} OR t.season_id = $2)
  ORDER BY t.sort_order, t.season_id`;

interface Wanted {
  kind: 'season' | 'occasion';
  month: number;
  /** A theme's number. */
  asked: number | undefined;
}

interface Themes {
  /** The one asked for, or the month's first one. */
  theme: SeasonTheme | undefined;
  /** Of the month. */
  themes: SeasonTheme[];
}

export async function findThemes(database: Queries, { kind, month, asked }: Wanted): Promise<Themes> {
  const rows = await database.query<SeasonTheme>(themesSql, [month, asked ?? null, kind]);
  return {
    theme: asked === undefined ? rows[0] : rows.find((row) => row.recommendationCategoryId === asked),
    themes: rows.filter((row) => holds(row, month)),
  };
}

const holds = ({ fromMonth, toMonth }: SeasonTheme, month: number): boolean =>
  fromMonth <= toMonth ? month >= fromMonth && month <= toMonth : month >= fromMonth || month <= toMonth;

/** What was chosen for the theme comes first, then what is of the same kinds. */
const productsFrom = `
  FROM ${productCardTables}
  LEFT JOIN season_theme_item i ON i.season_id = $1 AND i.product_no = p.product_no
  WHERE p.is_displayed AND p.category_no IN (
    SELECT chosen.category_no
    FROM season_theme_item item JOIN product chosen ON chosen.product_no = item.product_no
    WHERE item.season_id = $1
  )`;

const productsSql = `
  SELECT ${productCard()} AS card
  ${productsFrom}
  ORDER BY p.is_sold_out, i.sort_order, p.view_count DESC, p.product_no
  LIMIT $2 OFFSET $3`;

export async function findThemeProducts(
  database: Queries,
  id: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<ProductCard[]> {
  const rows = await database.query<{ card: ProductCard }>(productsSql, [id, limit, offset]);
  return rows.map(({ card }) => card);
}

export async function countThemeProducts(database: Queries, id: number): Promise<number> {
  const [row] = await database.query<{ count: number }>(`SELECT count(*)::integer AS count ${productsFrom}`, [id]);
  return row?.count ?? 0;
}
