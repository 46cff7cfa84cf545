import type { ProductCard } from '@jangteo/contract';
import { mostListed } from '@jangteo/contract/limits';
import type { Queries } from '../platform/database/database.ts';
import { jsonLists } from '../platform/database/json-lists.ts';
import { JsonText } from '../platform/values/json-text.ts';
import { offsetOf, type Paging, pageOf } from '../platform/values/paging.ts';
import { pricedProducts, productCard } from './product-card.ts';
import { findList, type KeyGroup, type ListOptions, listTexts, mostFound } from './product-list.ts';

/** In the order of the ids. */
const cardsSql = (productNos: string, at: `$${number}`): string => `
  SELECT ${productCard()}::text AS json
  FROM unnest(${productNos}) WITH ORDINALITY AS wanted (product_no, place)
  JOIN ${pricedProducts(at)} ON p.product_no = wanted.product_no
  ORDER BY wanted.place`;

/** The list is found and its page read in one statement, so that its ids do not travel. */
const textsOfPage = listTexts(
  (list, { at, window }) => `
  SELECT coalesce("count", cardinality("productNos")) AS count, "isCut", CASE WHEN NOT "isCut" THEN (
    SELECT string_agg(json, ',') FROM (${cardsSql(`"productNos"[${window}]`, at)}) card
  ) END AS cards
  FROM (${list}) found`,
  ({ lastInWindow }) => lastInWindow,
);

interface FoundPage {
  /** The number of the list's products, at most one more than are listed. */
  count: number;
  isCut: boolean;
  cards: string | null;
}

/** One page of a list of products. */
export async function findProductPage(database: Queries, groups: readonly KeyGroup[], options: ListOptions & Paging) {
  const window = windowOf(options);
  const found = await findList<FoundPage>(database, textsOfPage, groups, { ...options, window });
  return productPage(options, new JsonText<ProductCard[]>(`[${found?.cards ?? ''}]`), found?.count ?? 0);
}

const findCards = jsonLists<{ list: ProductCard[] }>({ list: cardsSql('$1::integer[]', '$2') });

/** One page of a list of ids: only the rows of that page are read. */
export async function pageOfProducts(
  database: Queries,
  paging: Paging,
  { productNos, at }: { productNos: readonly number[]; at: Date },
) {
  const [first = 0, last = 0] = windowOf(paging);
  const { list } = await findCards(database, [productNos.slice(first - 1, last), at]);
  return productPage(paging, list, productNos.length);
}

/** The places of the page's first and last product. */
function windowOf(paging: Paging): number[] {
  const first = offsetOf(paging);
  return [first + 1, Math.min(first + paging.limit, mostListed)];
}

const productPage = (paging: Paging, list: JsonText<ProductCard[]>, count: number) => ({
  ...pageOf(paging, list, Math.min(count, mostListed)),
  totalCount: Math.min(count, mostFound),
});

export const emptyProductPage = (paging: Paging) => productPage(paging, new JsonText<ProductCard[]>('[]'), 0);
