import type { ProductResults, SearchSort, ShopResults } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';
import { offsetOf, pageOf } from '../platform/paging.ts';
import type { Bounds } from '../products/product-list.ts';
import { findProductsByWords } from './found-products.ts';
import { findShopsByName, findSimilarShopName } from './found-shops.ts';
import { type Understanding, understand, understandWithoutSpaces } from './understand.ts';

interface Page {
  keyword: string;
  page: number;
  limit: number;
}

export async function searchProducts(
  database: Queries,
  { keyword, page, limit, ...request }: Page & Bounds & { sort: SearchSort },
): Promise<ProductResults> {
  const window = { limit, offset: offsetOf({ page, limit }) };
  const find = async (understood: Understanding | undefined) =>
    understood && {
      ...(await findProductsByWords(database, understood.groups, { ...request, ...window })),
      correctedKeyword: understood.correctedKeyword,
    };
  let found = await find(await understand(database, keyword));
  if (!found?.count) found = (await find(await understandWithoutSpaces(database, keyword))) ?? found;
  return {
    type: 'product',
    correctedKeyword: found?.correctedKeyword ?? null,
    ...pageOf({ page, limit }, found?.list ?? [], found?.count ?? 0),
  };
}

export async function searchShops(database: Queries, { keyword, page, limit }: Page): Promise<ShopResults> {
  const window = { limit, offset: offsetOf({ page, limit }) };
  const asTyped = await findShopsByName(database, keyword, window);
  if (asTyped.count > 0)
    return { type: 'shop', correctedKeyword: null, ...pageOf({ page, limit }, asTyped.list, asTyped.count) };
  const corrected =
    (await understand(database, keyword))?.correctedKeyword ?? (await findSimilarShopName(database, keyword)) ?? null;
  const { list, count } = corrected ? await findShopsByName(database, corrected, window) : asTyped;
  return { type: 'shop', correctedKeyword: count > 0 ? corrected : null, ...pageOf({ page, limit }, list, count) };
}
