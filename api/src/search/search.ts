import type { ProductResults, SearchSort, StoreResults } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';
import type { WithJsonText } from '../platform/values/json-text.ts';
import { offsetOf, type Paging, pageOf } from '../platform/values/paging.ts';
import type { Bounds } from '../products/product-list.ts';
import { emptyProductPage, findProductPage } from '../products/product-page.ts';
import { type FoundStores, findSimilarStoreName, findStoresByName } from './found-stores.ts';
import { type Understanding, understand, understandWithoutSpaces } from './understand.ts';

interface StoreSearch extends Paging {
  keyword: string;
}

interface ProductSearch extends StoreSearch, Bounds {
  sort: SearchSort;
  /** The moment whose prices count. */
  at: Date;
}

export async function searchProducts(
  database: Queries,
  { keyword, ...choice }: ProductSearch,
): Promise<WithJsonText<ProductResults>> {
  const find = async (understood: Understanding | undefined) =>
    understood && { ...understood, products: await findProductPage(database, understood.groups, choice) };
  let found = await find(await understand(database, keyword));
  if (!found?.products.totalCount) found = (await find(await understandWithoutSpaces(database, keyword))) ?? found;
  const { products = emptyProductPage(choice), correctedKeyword = null, isDoubtful = false } = found ?? {};
  return {
    type: 'product',
    correctedKeyword: isDoubtful ? null : correctedKeyword,
    suggestedKeyword: isDoubtful && products.totalCount > 0 ? correctedKeyword : null,
    ...(isDoubtful ? emptyProductPage(choice) : products),
  };
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
