import type { ProductCard, SearchSort } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';
import { type Bounds, boundValues, findCards, withinBounds } from '../products/product-list.ts';
import type { TermMatch } from './dictionary.ts';

const orders: Record<SearchSort, string> = {
  relevance: 'score DESC, popularity DESC',
  new: 'listed_on DESC, score DESC',
  priceLow: 'discount_price, score DESC',
  priceHigh: 'discount_price DESC, score DESC',
  saleRate: 'sale_rate DESC, score DESC',
};

const kept = ['is_sold_out', 'popularity', 'discount_price', 'sale_rate', 'listed_on'] as const;

/** The products of a group of words, better the more of them they have and the better those fit. Only the first group brings what to sort by. */
const groupSql = (place: number, groups: number): string => `
  SELECT p.product_no, sum(p.field * wanted.weight) AS score
         ${place === 0 ? kept.map((name) => `, any_value(p.${name}) AS ${name}`).join('') : ''}
  FROM unnest($${place * 2 + 1}::integer[], $${place * 2 + 2}::integer[]) AS wanted (term_no, weight)
  JOIN search_posting p ON p.term_no = wanted.term_no
  ${place === 0 ? `WHERE ${withinBounds('p', groups * 2 + 1)}` : ''}
  GROUP BY p.product_no`;

/** There are as many texts as sorts times numbers of words, so that each is prepared once. */
function foundSql(groups: number, sort: SearchSort): string {
  const places = Array.from({ length: groups }, (_, place) => place);
  const score = places.map((place) => `g${place}.score`).join(' + ');
  const [first, ...others] = places.map((place) => `(${groupSql(place, groups)}) g${place}`);
  const limit = groups * 2 + 5;
  return `
    WITH found AS MATERIALIZED (
      SELECT product_no, ${score} AS score, ${kept.map((name) => `g0.${name}`).join(', ')}
      FROM ${first} ${others.map((other) => `JOIN ${other} USING (product_no)`).join(' ')}
    )
    SELECT (SELECT count(*)::integer FROM found) AS count,
           ARRAY(
             SELECT product_no FROM found
             ORDER BY is_sold_out, ${orders[sort]}, product_no
             LIMIT $${limit} OFFSET $${limit + 1}
           ) AS "productNos"`;
}

interface Request extends Bounds {
  sort: SearchSort;
  limit: number;
  offset: number;
}

/** Only words are read to find, filter, count and sort; of the products themselves no more than one page. */
export async function findProductsByWords(
  database: Queries,
  groups: readonly TermMatch[][],
  { sort, limit, offset, ...bounds }: Request,
): Promise<{ list: ProductCard[]; count: number }> {
  const words = groups.flatMap((group) => [group.map(({ termNo }) => termNo), group.map(({ weight }) => weight)]);
  const [row] = await database.query<{ count: number; productNos: number[] }>(foundSql(groups.length, sort), [
    ...words,
    ...boundValues(bounds),
    limit,
    offset,
  ]);
  return { list: await findCards(database, row?.productNos ?? []), count: row?.count ?? 0 };
}
