import type { FastifyInstance } from 'fastify';
import { findCategoryKey } from '../categories/category-tree.ts';
import { ApiError } from '../platform/errors.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { offsetOf, pageOf } from '../platform/values/paging.ts';
import { findProductPage } from '../products/product-page.ts';
import { bestProducts, countStores, type StoreWithProducts, storeCard, storeCardTables } from './store-card.ts';
import { findStoreInfo, findStoreKey } from './store-info.ts';
import { findStores } from './store-list.ts';

const homeSql = `
  SELECT ${storeCard} AS shop, best.products
  FROM ${storeCardTables}
  CROSS JOIN LATERAL (${bestProducts('$1')}) best
  WHERE shop.is_displayed AND best.products IS NOT NULL
  ORDER BY shop.like_count DESC, shop.shop_id
  LIMIT 6`;

export function storeRoutes(app: FastifyInstance, { database, now }: Services): void {
  serve(app, 'GET /api/v1/display/home/shop', async () => ({
    list: await database.query<StoreWithProducts>(homeSql, [now()]),
  }));

  serve(app, 'GET /api/v1/display/shop/total', async ({ query, caller }) => {
    // Only one order depends on the caller: the others are the same for everybody.
    const memberId = query.sort === 'liked' ? (await caller())?.memberId : undefined;
    const [list, count] = await Promise.all([
      findStores(database, query.sort, { limit: query.limit, offset: offsetOf(query), memberId }),
      countStores(database),
    ]);
    return pageOf(query, list, count);
  });

  serve(app, 'GET /api/v1/display/shop/info', async ({ query }) => {
    const info = await findStoreInfo(database, query.shopId);
    if (!info) throw new ApiError('noData');
    return info;
  });

  serve(app, 'GET /api/v1/display/shop/product', async ({ query }) => {
    const { shopId, categoryNo } = query;
    const keys = await Promise.all([
      findStoreKey(database, shopId),
      ...(categoryNo === undefined ? [] : [findCategoryKey(database, { no: categoryNo })]),
    ]);
    const groups = keys.flatMap((key) => (key ? [[key]] : []));
    if (groups.length < keys.length) throw new ApiError('noData');
    return findProductPage(database, groups, { ...query, sort: query.sortOption, at: now() });
  });
}
