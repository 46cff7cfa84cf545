import type { ProductResults, SearchSort, StoreResults } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';
import type { WithJsonText } from '../platform/json-text.ts';
import { offsetOf, type Paging, pageOf } from '../platform/paging.ts';
import { type Bounds, listProducts, pageOfProducts } from '../products/product-list.ts';
import { findSimilarStoreName, findStoresByName } from './found-stores.ts';
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
  { keyword, page, limit, ...choice }: ProductSearch,
): Promise<WithJsonText<ProductResults>> {
  const find = async (understood: Understanding | undefined) =>
    understood && {
      productNos: await listProducts(database, understood.groups, choice),
      correctedKeyword: understood.correctedKeyword,
    };
  let found = await find(await understand(database, keyword));
  if (!found?.productNos.length) found = (await find(await understandWithoutSpaces(database, keyword))) ?? found;
  return {
    type: 'product',
    correctedKeyword: found?.correctedKeyword ?? null,
    ...(await pageOfProducts(database, { page, limit }, { productNos: found?.productNos ?? [], at: choice.at })),
  };
}

export async function searchStores(database: Queries, { keyword, page, limit }: StoreSearch): Promise<StoreResults> {
  const window = { limit, offset: offsetOf({ page, limit }) };
  const asTyped = await findStoresByName(database, keyword, window);
  if (asTyped.count > 0)
    return { type: 'shop', correctedKeyword: null, ...pageOf({ page, limit }, asTyped.list, asTyped.count) };
  const corrected =
    (await understand(database, keyword))?.correctedKeyword ?? (await findSimilarStoreName(database, keyword)) ?? null;
  const { list, count } = corrected ? await findStoresByName(database, corrected, window) : asTyped;
  return { type: 'shop', correctedKeyword: count > 0 ? corrected : null, ...pageOf({ page, limit }, list, count) };
}
