import type { ProductCard, ProductSort, SearchSort } from '@jangteo/contract';
import { mostListed } from '@jangteo/contract/limits';
import type { Queries } from '../platform/database/database.ts';
import { offsetOf, type Paging, pageOf } from '../platform/paging.ts';
import { pricedProducts, productCard } from './product-card.ts';

/** The key of a list: a word, a category or a store. */
export interface ListKey {
  keyNo: number;
  /** How well the key fits what was searched, compared with the other keys. */
  weight: number;
}

/** A product belongs to the list if it has a key of each group. */
export type KeyGroup = readonly ListKey[];

export interface Bounds {
  minSaleRate?: number | undefined;
  maxSaleRate?: number | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
}

interface Choice extends Bounds {
  sort: ProductSort | SearchSort;
  /** Whose prices count. */
  at: Date;
}

/** Each order has an index of `list_entry`: what is not sold out first, then by this column, then by fit and views. */
const orders: Record<Choice['sort'], { column: string; direction: 'ASC' | 'DESC' } | undefined> = {
  popular: undefined,
  relevance: undefined,
  new: { column: 'listed_on', direction: 'DESC' },
  priceLow: { column: 'discount_price', direction: 'ASC' },
  priceHigh: { column: 'discount_price', direction: 'DESC' },
  saleRate: { column: 'sale_rate', direction: 'DESC' },
};

/** One more than is listed shows that there are more. */
const mostFound = mostListed + 1;

/** Of products whose deal has just begun or ended: their entries have another price than they cost. */
const repricedEntries = (at: string): string => `
  SELECT entry.product_no, key_no, fit, price_now AS discount_price, rate_now AS sale_rate, popularity, listed_on,
         entry.is_sold_out, key_bits
  FROM repriced
  JOIN list_entry entry USING (product_no)
  JOIN product_at(${at}) p USING (product_no)`;

/**
 * Walks the entries of the first group's keys in the order asked for, keeps those whose product has a key of every
 * other group too, and stops when the list is full. There are few such texts: as many as orders times numbers of groups.
 */
function listSql(groupCount: number, sort: Choice['sort']): string {
  const order = orders[sort];
  const others = Array.from({ length: groupCount - 1 }, (_, index) => index + 1);
  const keys = (group: number) => `$${group * 2 + 1}::integer[]`;
  const weights = (group: number) => `$${group * 2 + 2}::integer[]`;
  const bound = (place: number) => `$${groupCount * 2 + place}::integer`;
  const at = `$${groupCount * 2 + 5}`;
  const kept = ['is_sold_out', 'popularity', ...(order ? [order.column] : [])];
  const ordered = (fit: string) =>
    `is_sold_out, ${order ? `${order.column} ${order.direction},` : ''} ${fit} DESC, popularity DESC, product_no`;
  const entriesOf = (source: string, condition = '') => `
    SELECT product_no, entry.fit, ${kept.join(', ')}, ${['0', ...others.map((group) => `other${group}.fit`)].join(' + ')} AS others
    FROM ${source} entry
    ${others
      .map(
        (group) => `
        CROSS JOIN LATERAL (
          SELECT max(fit * (${weights(group)})[array_position(${keys(group)}, key_no)]) AS fit
          FROM list_entry
          WHERE product_no = entry.product_no AND key_no = ANY (${keys(group)})
          HAVING count(*) > 0
        ) other${group}`,
      )
      .join('')}
    WHERE key_no = key.no
      AND (sale_rate >= ${bound(1)} OR ${bound(1)} IS NULL)
      AND (sale_rate <= ${bound(2)} OR ${bound(2)} IS NULL)
      AND (discount_price >= ${bound(3)} OR ${bound(3)} IS NULL)
      AND (discount_price <= ${bound(4)} OR ${bound(4)} IS NULL)
      ${others.map((group) => `AND key_bits & (SELECT bit_or(key_bit(no)) FROM unnest(${keys(group)}) no) <> 0`).join('\n')}
      ${condition}
    ORDER BY ${ordered('entry.fit')}
    LIMIT ${mostFound}`;
  return `
    WITH repriced AS MATERIALIZED (SELECT DISTINCT product_no FROM deals_to_list(${at}))
    SELECT ARRAY(SELECT product_no FROM (
      SELECT product_no, max(entry.fit * key.weight) + any_value(entry.others) AS fit,
             ${kept.map((column) => `any_value(entry.${column}) AS ${column}`).join(', ')}
      FROM unnest(${keys(0)}, ${weights(0)}) AS key (no, weight)
      CROSS JOIN LATERAL (
        (${entriesOf('list_entry', 'AND product_no <> ALL (ARRAY(SELECT product_no FROM repriced))')})
        UNION ALL
        (${entriesOf(`(${repricedEntries(at)})`)})
      ) entry
      GROUP BY product_no
      ORDER BY ${ordered('fit')}
      LIMIT ${mostFound}
    ) found) AS "productNos"`;
}

/** The products of a list in their order, and one more where there are more than are listed. */
export async function listProducts(
  database: Queries,
  groups: readonly KeyGroup[],
  { sort, minSaleRate, maxSaleRate, minPrice, maxPrice, at }: Choice,
): Promise<number[]> {
  if (groups.length === 0) return [];
  const inTurn = groups.length > 1 ? await rarestFirst(database, groups) : groups;
  const values = inTurn.flatMap((keys) => [keys.map(({ keyNo }) => keyNo), keys.map(({ weight }) => weight)]);
  const bounds = [minSaleRate, maxSaleRate, minPrice, maxPrice].map((bound) => bound ?? null);
  const [row] = await database.query<{ productNos: number[] }>(listSql(groups.length, sort), [
    ...[...values, ...bounds, at],
  ]);
  return row?.productNos ?? [];
}

/** The fewer entries are walked, the fewer products are looked at that have nothing of the other groups. */
async function rarestFirst(database: Queries, groups: readonly KeyGroup[]): Promise<readonly KeyGroup[]> {
  const expected = await database.query<{ count: number }>(
    'SELECT expected_entries(keys::integer[]) AS count FROM unnest($1::text[]) keys',
    [groups.map((keys) => `{${keys.map(({ keyNo }) => keyNo)}}`)],
  );
  return groups
    .map((keys, place) => ({ keys, count: expected[place]?.count ?? 0 }))
    .sort((a, b) => a.count - b.count)
    .map(({ keys }) => keys);
}

interface Listed {
  productNos: readonly number[];
  /** Whose prices are shown. */
  at: Date;
}

/** One page of a list of ids: only the rows of that page are read. */
export async function pageOfProducts(database: Queries, paging: Paging, { productNos, at }: Listed) {
  const first = offsetOf(paging);
  const listed = productNos.slice(0, mostListed);
  const list = await findCards(database, listed.slice(first, first + paging.limit), at);
  return {
    ...pageOf(paging, list, listed.length),
    totalCount: Math.min(productNos.length, mostFound),
  };
}

const cardsSql = `
  SELECT ${productCard()} AS card
  FROM unnest($1::integer[]) WITH ORDINALITY AS wanted (product_no, place)
  JOIN ${pricedProducts('$2')} ON p.product_no = wanted.product_no
  ORDER BY wanted.place`;

/** In the order of the ids. */
async function findCards(database: Queries, productNos: readonly number[], at: Date): Promise<ProductCard[]> {
  if (productNos.length === 0) return [];
  const rows = await database.query<{ card: ProductCard }>(cardsSql, [productNos, at]);
  return rows.map(({ card }) => card);
}
