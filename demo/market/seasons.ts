import { kindNamed, kinds } from '../catalogue/kinds.ts';
import { occasions as occasionTable } from '../catalogue/occasions.ts';
import { seasons as seasonTable } from '../catalogue/seasons.ts';
import { pictureNamed } from '../pictures.ts';
import { listOf, readTable } from '../table.ts';
import { isInMonths } from './calendar.ts';
import { dealProduct, type MarketPlan } from './size.ts';

const productsPerSeason = 5;

const seasons = readTable(seasonTable, ['name', 'kind', 'from', 'to', 'intro'] as const).map((row) => ({
  ...row,
  from: Number(row.from),
  to: Number(row.to),
}));

const occasions = readTable(occasionTable, ['name', 'kinds', 'picture', 'from', 'to', 'intro'] as const);

/** Seasonal goods are offered in their season only; all others the whole year. */
const seasonsByKind = Map.groupBy(seasons, ({ kind }) => kind);

export const kindsInMonth = (month: number): string[] =>
  kinds
    .map(({ name }) => name)
    .filter((name) => seasonsByKind.get(name)?.some(({ from, to }) => isInMonths(month, from, to)) ?? true);

interface Theme {
  kind: 'season' | 'occasion';
  name: string;
  intro: string;
  imageUrl: string | undefined;
  from: number;
  to: number;
  products: number[];
}

export function makeThemes(plan: MarketPlan): { themes: object[]; items: object[] } {
  const all = [...seasonThemes(plan), ...occasionThemes(plan)];
  const themes = all.map(({ kind, name, intro, imageUrl, from, to }, index) => ({
    season_id: index + 1,
    kind,
    name,
    intro,
    image_url: imageUrl,
    from_month: from,
    to_month: to,
    sort_order: index + 1,
  }));
  const items = all.flatMap(({ products }, index) =>
    [...new Set(products)].map((productNo, n) => ({
      season_id: index + 1,
      product_no: productNo,
      sort_order: n + 1,
    })),
  );
  return { themes, items };
}

const seasonThemes = (plan: MarketPlan): Theme[] =>
  seasons.map(({ name, kind, from, to, intro }, index) => ({
    kind: 'season',
    name,
    intro,
    imageUrl: kindNamed(kind).pictures[0],
    from,
    to,
    products: Array.from({ length: productsPerSeason }, (_, n) => dealProduct(kind, n + index, plan)),
  }));

/** One of each kind, then one more of each. */
const occasionThemes = (plan: MarketPlan): Theme[] =>
  occasions.map(({ name, kinds: names, picture, from, to, intro }, index) => ({
    kind: 'occasion',
    name,
    intro,
    imageUrl: pictureNamed(picture).imageUrl,
    from: Number(from),
    to: Number(to),
    products: [0, 1].flatMap((round) => listOf(names).map((kind) => dealProduct(kind, 2 * index + round, plan))),
  }));
