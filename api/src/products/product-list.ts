// Decision: docs/decisions/2026-11-20-product-lists-are-walked.md
// Decision: docs/decisions/2026-11-22-rare-combinations-are-collected.md

import type { ProductSort, SearchSort } from '@jangteo/contract';
import { mostListed } from '@jangteo/contract/limits';
import type { Queries } from '../platform/database/database.ts';

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

export interface ListOptions extends Bounds {
  sort: ProductSort | SearchSort;
  /** The moment whose prices count. */
  at: Date;
}

/** The parts of a list that change its statement's text. The usual ones make few texts, which are prepared once. */
interface Statement {
  groups: readonly KeyGroup[];
  sort: ListOptions['sort'];
  areFewWithinBounds: boolean;
  isBounded: boolean;
  mostLookedAt: number;
}

/** Each sort order has an index of `list_entry`: available products first, then this column, then fit and views. */
const orders: Record<ListOptions['sort'], { column: string; direction: 'ASC' | 'DESC' } | undefined> = {
  popular: undefined,
  relevance: undefined,
  new: { column: 'listed_on', direction: 'DESC' },
  priceLow: { column: 'discount_price', direction: 'ASC' },
  priceHigh: { column: 'discount_price', direction: 'DESC' },
  saleRate: { column: 'sale_rate', direction: 'DESC' },
};

/** One more than is listed shows that there are more. */
export const mostFound = mostListed + 1;

/** When a list of products with several keys is walked, and when its products are collected. */
interface Effort {
  /** So many products are collected and sorted in less time than a walk along a list finds them. */
  fewProducts: number;
  /**
   * So many entries of a key are looked at for products that have the other keys as well. Where the list is not full by then,
   * such products are rare, and all of them are collected instead.
   */
  mostLookedAt: number;
}
const usualEffort: Effort = { fewProducts: 6_000, mostLookedAt: 16_000 };

/** The parameters of the statements of lists, by their number. */
function parametersOf({ groups, sort, areFewWithinBounds }: Statement) {
  const bound = (place: number) => `$${groups.length * 2 + place}::integer`;
  /** An index is entered at the bounds where it is the one of this order, or where few products are within them. */
  const isWithin = (column: string, first: string, last: string) =>
    column === orders[sort]?.column || areFewWithinBounds
      ? `${column} BETWEEN coalesce(${first}, 0) AND coalesce(${last}, 2147483647)`
      : `(${column} + 0 >= ${first} OR ${first} IS NULL) AND (${column} + 0 <= ${last} OR ${last} IS NULL)`;
  return {
    keys: (group: number) => `$${group * 2 + 1}::integer[]`,
    weights: (group: number) => `$${group * 2 + 2}::integer[]`,
    at: `$${groups.length * 2 + 5}` as const,
    window: `$${groups.length * 2 + 6}::integer:$${groups.length * 2 + 7}::integer`,
    lastInWindow: `$${groups.length * 2 + 7}::integer`,
    isWithinBounds: `${isWithin('sale_rate', bound(1), bound(2))} AND ${isWithin('discount_price', bound(3), bound(4))}`,
  };
}

type Parameters = ReturnType<typeof parametersOf>;

function orderOf(sort: ListOptions['sort'], fit = 'fit'): string {
  const order = orders[sort];
  return `is_sold_out, ${order ? `${order.column} ${order.direction},` : ''} ${fit} DESC, popularity DESC, product_no`;
}

/**
 * How well the best key of a group fits a product that has one of them. Its keys are sorted, so that `width_bucket` finds one by
 * halving. Behind the last key there are nulls, which no product has: groups of nearly the same size have the same text.
 */
function fitOf(group: KeyGroup, keys: string, weights: string): string {
  const key = (place: number) => `(${keys})[${place}]`;
  const found = (place: number) => `[width_bucket(${key(place)}, key_nos)]`;
  const fit = (place: number) => `fits${found(place)} * (${weights})[${place}]`;
  const places = Array.from({ length: placesOf(group) }, (_, index) => index + 1);
  if (places.length === 1) return fit(1);
  const fits = places.map((place) => `CASE WHEN key_nos${found(place)} = ${key(place)} THEN ${fit(place)} END`);
  return `greatest(${fits.join(', ')})`;
}

const placesOf = ({ length }: KeyGroup): number => (length <= 1 ? 1 : Math.ceil(length / 4) * 4);

/** Products whose deal has just begun or ended, at what they cost now: lists have them at another price. */
const repricedSql = (at: string): string => `
  repriced AS MATERIALIZED (
    SELECT own.product_no, key_nos, fits, price_now AS discount_price, rate_now AS sale_rate, popularity, listed_on,
           own.is_sold_out
    FROM (SELECT DISTINCT product_no FROM deals_to_list(${at})) deal
    CROSS JOIN LATERAL (SELECT * FROM product_keys WHERE product_no = deal.product_no OFFSET 0) own
    JOIN product_at(${at}) p ON p.product_no = own.product_no
  )`;
const isNotRepriced = 'product_no <> ALL (ARRAY(SELECT product_no FROM repriced))';

/**
 * Several words that stand for one. What stands before a product in the order of the key that fits it best also stands before it
 * in the whole list: the first products of each key are enough for the first products of the list.
 */
const isOneOfSeveral = ({ groups, isBounded }: Statement): boolean =>
  groups.length === 1 && placesOf(groups[0] ?? []) > 1 && !isBounded;

/** How many products have one of the keys. Most often one key alone has as many as are counted. */
const countSql = (keys: string): string => `
  CASE
    WHEN EXISTS (
      SELECT FROM unnest(${keys}) AS key (no)
      WHERE EXISTS (SELECT FROM list_entry WHERE key_no = key.no AND ${isNotRepriced} OFFSET ${mostListed})
    ) THEN ${mostFound}
    ELSE (
      SELECT count(*)::integer FROM (
        SELECT product_no FROM list_entry WHERE key_no = ANY (${keys}) AND ${isNotRepriced}
        UNION
        SELECT product_no FROM repriced WHERE key_nos && ${keys}
        LIMIT ${mostFound}
      ) counted
    )
  END`;

/**
 * Walks the entries of the first group's keys in the order asked for, keeps those whose product has a key of every other
 * group too, and stops when the list is full, or when too many entries were looked at (`isCut`).
 */
function walkSql(statement: Statement, last: string): string {
  const { groups, sort, mostLookedAt } = statement;
  const { keys, weights, at, isWithinBounds } = parametersOf(statement);
  const [ownFit, ...otherFits] = groups.map((group, place) => fitOf(group, keys(place), weights(place)));
  const others = groups.slice(1).map((_, index) => keys(index + 1));
  const hasAll = groups.map((_, place) => `key_nos && ${keys(place)}`).join(' AND ');
  const column = orders[sort]?.column;
  const most = isOneOfSeveral(statement) ? last : mostFound;
  const kept = ['is_sold_out', 'popularity', ...(column ? [column] : [])];
  const walk =
    others.length === 0
      ? `SELECT product_no, fit, ${kept.join(', ')}, 0 AS others
         FROM list_entry
         WHERE key_no = key.no AND ${isWithinBounds} AND ${isNotRepriced}
         ORDER BY ${orderOf(sort)}
         LIMIT ${most}`
      : `SELECT product_no, fit, ${kept.join(', ')}, ${otherFits.join(' + ')} AS others
         FROM (
           SELECT * FROM list_entry
           WHERE key_no = key.no AND ${isWithinBounds} AND ${isNotRepriced}
           ORDER BY ${orderOf(sort)}
           LIMIT ${mostLookedAt}
         ) entry
         CROSS JOIN LATERAL (SELECT key_nos, fits FROM product_keys WHERE product_no = entry.product_no OFFSET 0) own
         WHERE ${others.map((own) => `key_bits & (SELECT bit_or(key_bit(no)) FROM unnest(${own}) no) <> 0`).join(' AND ')}
           AND ${others.map((own) => `key_nos && ${own}`).join(' AND ')}
         ORDER BY ${orderOf(sort)}
         LIMIT ${mostFound}`;
  return `
    WITH ${repricedSql(at)},
    walked AS ${others.length === 0 ? 'NOT MATERIALIZED' : 'MATERIALIZED'} (
      SELECT key.no, key.weight, entry.*
      FROM unnest(${keys(0)}, ${weights(0)}) AS key (no, weight)
      CROSS JOIN LATERAL (${walk}) entry
    )
    SELECT ARRAY(SELECT product_no FROM (
      SELECT product_no, max(fit * weight) + any_value(others) AS fit,
             ${kept.map((name) => `any_value(${name}) AS ${name}`).join(', ')}
      FROM walked
      GROUP BY product_no
      UNION ALL
      SELECT product_no, ${[ownFit, ...otherFits].join(' + ')}, ${kept.join(', ')}
      FROM repriced
      WHERE ${hasAll} AND ${isWithinBounds}
      ORDER BY ${orderOf(sort)}
      LIMIT ${most}
    ) found) AS "productNos",
    ${isOneOfSeveral(statement) ? countSql(keys(0)) : 'NULL::integer'} AS "count",
    ${others.length === 0 ? 'false' : isCutSql(keys(0), mostLookedAt)} AS "isCut"`;
}

/** Some key has more entries than were read, and too few of those belong to the list. */
const isCutSql = (keys: string, mostLookedAt: number): string => `
  EXISTS (
    SELECT FROM unnest(${keys}) AS key (no)
    WHERE key.no <> ALL (ARRAY(SELECT no FROM walked GROUP BY no HAVING count(*) = ${mostFound}))
      AND EXISTS (SELECT FROM list_entry WHERE key_no = key.no OFFSET ${mostLookedAt})
  )`;

/** Collects all products that have a key of every group. */
function collectSql(statement: Statement): string {
  const { groups, sort } = statement;
  const { keys, weights, at, isWithinBounds } = parametersOf(statement);
  const hasAll = groups.map((_, place) => `key_nos && ${keys(place)}`).join(' AND ');
  const fit = groups.map((group, place) => fitOf(group, keys(place), weights(place))).join(' + ');
  return `
    WITH ${repricedSql(at)}
    SELECT ARRAY(
      SELECT product_no
      FROM (
        SELECT * FROM product_keys WHERE ${hasAll} AND ${isNotRepriced}
        UNION ALL
        SELECT * FROM repriced WHERE ${hasAll}
      ) product
      WHERE ${isWithinBounds}
      ORDER BY ${orderOf(sort, `(${fit})`)}
      LIMIT ${mostFound}
    ) AS "productNos", NULL::integer AS "count", false AS "isCut"`;
}

/** The combinations of several words' sizes make thousands of texts: beyond this many, they are not kept. */
const mostKept = 500;

/** The usual texts are composed once: composing and hashing one takes longer than sending its name. */
function composedOnce(compose: (statement: Statement) => string): (statement: Statement) => string {
  const composed = new Map<string, string>();
  return (statement) => {
    const { groups, sort, areFewWithinBounds, isBounded, mostLookedAt } = statement;
    const key = `${sort} ${areFewWithinBounds} ${isBounded} ${mostLookedAt} ${groups.map(placesOf)}`;
    const text = composed.get(key) ?? compose(statement);
    if (composed.size < mostKept) composed.set(key, text);
    return text;
  };
}

/** The statements that find a list: a walk along it, and the collection of its products. */
interface ListTexts {
  walk: (statement: Statement) => string;
  collect: (statement: Statement) => string;
}

/**
 * The statements of a list, each within another one. `count` is null where the list has all products that are counted. It may
 * end at the product numbered `lastOf`.
 */
export const listTexts = (
  around: (list: string, parameters: Parameters) => string,
  lastOf: (parameters: Parameters) => string = () => `${mostFound}`,
): ListTexts => ({
  walk: composedOnce((statement) => {
    const parameters = parametersOf(statement);
    return around(walkSql(statement, lastOf(parameters)), parameters);
  }),
  collect: composedOnce((statement) => around(collectSql(statement), parametersOf(statement))),
});

interface FoundList {
  /** Whether too few products were found before too many entries were looked at. */
  isCut: boolean;
}

/** The first row of the statement that finds the list; undefined without groups. */
export async function findList<Found extends FoundList>(
  database: Queries,
  texts: ListTexts,
  groups: readonly KeyGroup[],
  { sort, minSaleRate, maxSaleRate, minPrice, maxPrice, at, window = [] }: ListOptions & { window?: readonly number[] },
  { fewProducts, mostLookedAt }: Effort = usualEffort,
): Promise<Found | undefined> {
  if (groups.length === 0) return undefined;
  const bounds = [minSaleRate, maxSaleRate, minPrice, maxPrice].map((bound) => bound ?? null);
  const { rarestFirst, ofRarest, ofAll } = await expectedProducts(database, groups, bounds);
  const statement = {
    groups: rarestFirst,
    sort,
    areFewWithinBounds: ofRarest <= fewProducts,
    isBounded: bounds.some((bound) => bound !== null),
    mostLookedAt,
  };
  const values = [
    ...rarestFirst.flatMap((keys) => [keys.map(({ keyNo }) => keyNo), keys.map(({ weight }) => weight)]),
    ...bounds,
    at,
    ...window,
  ];
  const find = async (sql: string) => (await database.query<Found>(sql, values))[0];
  const walked = ofAll > fewProducts ? await find(texts.walk(statement)) : undefined;
  return !walked || walked.isCut ? find(texts.collect(statement)) : walked;
}

const textsOfNumbers = listTexts((list) => list);

/** The products of a list in their order, and one more where there are more than are listed. */
export async function listProducts(
  database: Queries,
  groups: readonly KeyGroup[],
  options: ListOptions,
  effort?: Effort,
): Promise<number[]> {
  const found = await findList<FoundList & { productNos: number[] }>(database, textsOfNumbers, groups, options, effort);
  return found?.productNos ?? [];
}

interface Expected {
  /** The group with the fewest entries is walked, so that the fewest products are checked against the other groups. */
  rarestFirst: readonly KeyGroup[];
  /** How many products within the bounds have a key of the rarest group. */
  ofRarest: number;
  /** How many products have a key of each group. */
  ofAll: number;
}

const expectedSql = `
  SELECT expected_products(ARRAY[keys], $2) AS "ofGroup", expected_products($1, '{}') AS "ofAll"
  FROM unnest($1::text[]) WITH ORDINALITY AS asked (keys, place)
  ORDER BY place`;

async function expectedProducts(
  database: Queries,
  groups: readonly KeyGroup[],
  bounds: readonly (number | null)[],
): Promise<Expected> {
  if (groups.length === 1 && bounds.every((bound) => bound === null))
    return { rarestFirst: groups, ofRarest: Number.POSITIVE_INFINITY, ofAll: Number.POSITIVE_INFINITY };
  const rows = await database.query<{ ofGroup: number; ofAll: number }>(expectedSql, [
    groups.map((keys) => `{${keys.map(({ keyNo }) => keyNo)}}`),
    bounds,
  ]);
  const byRarity = groups
    .map((keys, place) => ({ keys, ofGroup: rows[place]?.ofGroup ?? 0 }))
    .toSorted((a, b) => a.ofGroup - b.ofGroup);
  return {
    rarestFirst: byRarity.map(({ keys }) => keys),
    ofRarest: byRarity[0]?.ofGroup ?? 0,
    ofAll: groups.length === 1 ? Number.POSITIVE_INFINITY : (rows[0]?.ofAll ?? 0),
  };
}
