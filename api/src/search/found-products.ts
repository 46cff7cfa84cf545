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

/** The products of a group of words, better the more of them they have and the better those fit. */
const groupSql = (place: number, isOneWord: boolean, bounds: string): string => {
  const terms = `$${place * 2 + 1}::integer[]`;
  const weights = `$${place * 2 + 2}::integer[]`;
  // No product has a word twice: the products of one word need not be brought together.
  if (isOneWord) {
    return `
      SELECT p.product_no, p.field * (${weights})[1] AS score, ${kept.map((name) => `p.${name}`).join(', ')}
      FROM search_posting p
      WHERE p.term_no = (${terms})[1] AND ${bounds}`;
  }
  return `
    SELECT p.product_no, sum(p.field * wanted.weight) AS score,
           ${kept.map((name) => `any_value(p.${name}) AS ${name}`).join(', ')}
    FROM unnest(${terms}, ${weights}) AS wanted (term_no, weight)
    JOIN search_posting p ON p.term_no = wanted.term_no
    WHERE ${bounds}
    GROUP BY p.product_no`;
};

/** There are few texts: as many as sorts times numbers of words, one or several to a group. Each is prepared once. */
function foundSql(groups: readonly TermMatch[][], sort: SearchSort): string {
  const bounds = withinBounds('p', groups.length * 2 + 1);
  const limit = groups.length * 2 + 5;
  const score = groups.map((_, place) => `g${place}.score`).join(' + ');
  const [first, ...others] = groups.map(
    ({ length }, place) => `(${groupSql(place, length === 1, place === 0 ? bounds : 'true')}) g${place}`,
  );
  // Reading one word's products twice, in its index alone, is quicker than keeping them in between.
  const isOneWord = groups.length === 1 && groups[0]?.length === 1;
  return `
    WITH found AS ${isOneWord ? 'NOT MATERIALIZED' : 'MATERIALIZED'} (
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
  const [row] = await database.query<{ count: number; productNos: number[] }>(foundSql(groups, sort), [
    ...words,
    ...boundValues(bounds),
    limit,
    offset,
  ]);
  return { list: await findCards(database, row?.productNos ?? []), count: row?.count ?? 0 };
}
