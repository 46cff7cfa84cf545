import { kindNamed, kinds } from '../catalogue/kinds.ts';
import { seasons as seasonTable } from '../catalogue/seasons.ts';
import { readTable } from '../table.ts';
import { isInMonths } from './calendar.ts';
import { dealProduct, type MarketPlan } from './size.ts';

const productsPerSeason = 5;

const seasons = readTable(seasonTable, ['name', 'kind', 'from', 'to', 'intro'] as const).map((row) => ({
  ...row,
  from: Number(row.from),
  to: Number(row.to),
}));

/** What has a season is offered in it only; all else the whole year. */
const seasonsByKind = Map.groupBy(seasons, ({ kind }) => kind);

export const kindsInMonth = (month: number): string[] =>
  kinds
    .map(({ name }) => name)
    .filter((name) => seasonsByKind.get(name)?.some(({ from, to }) => isInMonths(month, from, to)) ?? true);

export function makeSeasons(plan: MarketPlan): { themes: object[]; items: object[] } {
  const themes = seasons.map(({ name, kind, from, to, intro }, index) => ({
    season_id: index + 1,
    name,
    intro,
    image_url: kindNamed(kind).pictures[0],
    from_month: from,
    to_month: to,
    sort_order: index + 1,
  }));
  const items = seasons.flatMap(({ kind }, index) => {
    const products = Array.from({ length: productsPerSeason }, (_, n) => dealProduct(kind, n + index, plan));
    return [...new Set(products)].map((productNo, n) => ({
      season_id: index + 1,
      product_no: productNo,
      sort_order: n + 1,
    }));
  });
  return { themes, items };
}
