import type { FoundCategory, ProductResults, SearchSort, StoreResults } from '@jangteo/contract';
import { mostListed } from '@jangteo/contract/limits';
import { findCategoryKey } from '../categories/category-tree.ts';
import type { Queries } from '../platform/database/database.ts';
import type { WithJsonText } from '../platform/values/json-text.ts';
import { offsetOf, type Paging, pageOf } from '../platform/values/paging.ts';
import { type Bounds, type KeyGroup, listProducts } from '../products/product-list.ts';
import { emptyProductPage, findProductPage } from '../products/product-page.ts';
import { type FoundStores, findSimilarStoreName, findStoresByName } from './found-stores.ts';
import { type Understanding, understand, understandWithoutSpaces } from './understand.ts';

interface StoreSearch extends Paging {
  keyword: string;
}

interface ProductSearch extends StoreSearch, Bounds {
  categoryNo?: number | undefined;
  sort: SearchSort;
  /** The moment whose prices count. */
  at: Date;
}

export async function searchProducts(
  database: Queries,
  { keyword, categoryNo, ...choice }: ProductSearch,
): Promise<WithJsonText<ProductResults>> {
  const category = categoryNo === undefined ? undefined : await findCategoryKey(database, { no: categoryNo });
  // No product has a key of a group without keys: none is found in a category that does not exist.
  const within = categoryNo === undefined ? [] : [category ? [category] : []];
  const meant = await findAsMeant(database, keyword, {
    find: (groups) => findProductPage(database, [...groups, ...within], choice),
    countOf: ({ totalCount }) => totalCount,
  });
  const { found: products = emptyProductPage(choice), correctedKeyword = null, isDoubtful = false } = meant ?? {};
  return {
    type: 'product',
    correctedKeyword: isDoubtful ? null : correctedKeyword,
    suggestedKeyword: isDoubtful && products.totalCount > 0 ? correctedKeyword : null,
    ...(isDoubtful ? emptyProductPage(choice) : products),
  };
}

interface Search<Found> {
  find: (groups: KeyGroup[]) => Promise<Found>;
  countOf: (found: Found) => number;
}

/** What is found by the keyword as it is understood, or else with its spaces elsewhere; undefined if it makes no sense. */
async function findAsMeant<Found>(database: Queries, keyword: string, { find, countOf }: Search<Found>) {
  const findBy = async (understood: Understanding | undefined) =>
    understood && { ...understood, found: await find(understood.groups) };
  const asTyped = await findBy(await understand(database, keyword));
  if (asTyped && countOf(asTyped.found) > 0) return asTyped;
  return (await findBy(await understandWithoutSpaces(database, keyword))) ?? asTyped;
}

const categoriesSql = `
  SELECT c.category_no AS "categoryNo", c.name AS "categoryName", count(*)::integer AS "productCount"
  FROM product p
  JOIN category leaf ON leaf.category_no = p.category_no
  JOIN category c ON c.category_no = leaf.parent_no
  WHERE p.product_no = ANY ($1)
  GROUP BY c.category_no
  ORDER BY count(*) DESC, c.code`;

/** The categories of the products that the keyword finds; where there are many, of those that fit best. */
export async function findCategoriesOfSearch(database: Queries, keyword: string, at: Date): Promise<FoundCategory[]> {
  const meant = await findAsMeant(database, keyword, {
    find: (groups) => listProducts(database, groups, { sort: 'relevance', at }),
    countOf: ({ length }) => length,
  });
  if (!meant || meant.isDoubtful) return [];
  const rows = await database.query<FoundCategory>(categoriesSql, [meant.found]);
  return meant.found.length <= mostListed ? rows : rows.map((row) => ({ ...row, productCount: null }));
}

export async function searchStores(database: Queries, { keyword, page, limit }: StoreSearch): Promise<StoreResults> {
  const window = { limit, offset: offsetOf({ page, limit }) };
  const reply = (
    found: FoundStores,
    keywords: Partial<Pick<StoreResults, 'correctedKeyword' | 'suggestedKeyword'>>,
  ) => ({
    type: 'shop' as const,
    correctedKeyword: null,
    suggestedKeyword: null,
    ...keywords,
    ...pageOf({ page, limit }, found.list, found.count),
  });
  const asTyped = await findStoresByName(database, keyword, window);
  if (asTyped.count > 0) return reply(asTyped, {});
  const { correctedKeyword, isDoubtful } = (await understand(database, keyword)) ?? {};
  const meant = correctedKeyword ?? (await findSimilarStoreName(database, keyword));
  const found = meant ? await findStoresByName(database, meant, window) : asTyped;
  if (!meant || found.count === 0) return reply(asTyped, {});
  return isDoubtful ? reply(asTyped, { suggestedKeyword: meant }) : reply(found, { correctedKeyword: meant });
}
