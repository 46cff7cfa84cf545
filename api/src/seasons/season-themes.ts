import type { SeasonTheme } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';
import { shownProducts } from '../products/product-card.ts';
import { type ListKey, listProducts } from '../products/product-list.ts';

/** A season across the turn of the year includes the months from its first on and up to its last. */
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

interface ThemeQuery {
  kind: 'season' | 'occasion';
  month: number;
  /** A theme's id. */
  asked: number | undefined;
}

interface Themes {
  /** The requested theme, or the first of the month. */
  theme: SeasonTheme | undefined;
  /** The themes of the month. */
  themes: SeasonTheme[];
}

export async function findThemes(database: Queries, { kind, month, asked }: ThemeQuery): Promise<Themes> {
  const rows = await database.query<SeasonTheme>(themesSql, [month, asked ?? null, kind]);
  return {
    theme: asked === undefined ? rows[0] : rows.find((row) => row.recommendationCategoryId === asked),
    themes: rows.filter((row) => holds(row, month)),
  };
}

const holds = ({ fromMonth, toMonth }: SeasonTheme, month: number): boolean =>
  fromMonth <= toMonth ? month >= fromMonth && month <= toMonth : month >= fromMonth || month <= toMonth;

const chosenSql = `
  SELECT p.product_no AS "productNo"
  FROM season_theme_item i
  JOIN ${shownProducts} ON p.product_no = i.product_no
  WHERE i.season_id = $1 AND p.is_displayed AND NOT p.is_sold_out
  ORDER BY i.sort_order`;

const kindsSql = `
  SELECT DISTINCT c.key_no AS "keyNo", 1 AS weight
  FROM season_theme_item i
  JOIN product p ON p.product_no = i.product_no
  JOIN category c ON c.category_no = p.category_no
  WHERE i.season_id = $1`;

/** The theme's own products that can be bought come first, then others of the same categories. */
export async function listThemeProducts(database: Queries, id: number, at: Date): Promise<number[]> {
  const [chosen, kinds] = await Promise.all([
    database.query<{ productNo: number }>(chosenSql, [id]),
    database.query<ListKey>(kindsSql, [id]),
  ]);
  const ofTheseKinds = await listProducts(database, [kinds], { sort: 'popular', at });
  return [...new Set([...chosen.map(({ productNo }) => productNo), ...ofTheseKinds])];
}
