import type { ProductResults, SearchSort, ShopResults } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';
import { offsetOf, pageOf } from '../platform/paging.ts';
import type { Bounds } from '../products/product-list.ts';
import { findProductsByWords } from './found-products.ts';
import { findShopsByName, findSimilarShopName } from './found-shops.ts';
import { understand } from './understand.ts';

interface Page {
  keyword: string;
  page: number;
  limit: number;
}

export async function searchProducts(
  database: Queries,
  { keyword, page, limit, sort, ...bounds }: Page & Bounds & { sort: SearchSort },
): Promise<ProductResults> {
  const understood = await understand(database, keyword);
  const { list, count } = understood
    ? await findProductsByWords(database, understood.groups, {
        ...bounds,
        sort,
        limit,
        offset: offsetOf({ page, limit }),
      })
    : { list: [], count: 0 };
  return {
    type: 'product',
    correctedKeyword: understood?.correctedKeyword ?? null,
    ...pageOf({ page, limit }, list, count),
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
