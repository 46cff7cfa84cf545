import type { FastifyInstance } from 'fastify';
import { findLeaves } from '../categories/category-tree.ts';
import { ApiError } from '../platform/errors.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { readIds } from '../platform/values/id-list.ts';
import { offsetOf, pageOf } from '../platform/values/paging.ts';
import { like, unlike } from './like.ts';
import { findLiked } from './like-check.ts';
import { productTarget, storeTarget } from './like-targets.ts';
import { countLikedProducts, findLikedCategories, findLikedProducts } from './liked-products.ts';
import { countLikedStores, findLikedStores } from './liked-stores.ts';

export function likeRoutes(app: FastifyInstance, { database, now, likeLimits }: Services): void {
  serve(app, 'GET /api/v1/user/like/product', async ({ member: { memberId }, query }) => {
    const { categoryNo, isSale, isAvailable } = query;
    const leaves = categoryNo === undefined ? null : await findLeaves(database, categoryNo);
    if (leaves?.length === 0) throw new ApiError('noData');
    const filter = { memberId, leaves, isSale, isAvailable, at: now() };
    const [list, count, categories] = await Promise.all([
      findLikedProducts(database, filter, { limit: query.limit, offset: offsetOf(query) }),
      countLikedProducts(database, filter),
      findLikedCategories(database, memberId),
    ]);
    return { ...pageOf(query, list, count), categories };
  });

  serve(app, 'GET /api/v1/user/like/product/check', async ({ member, query }) => {
    const productNos = readIds('productNos', query.productNos);
    const liked = await findLiked(database, productTarget, member.memberId, productNos);
    return { list: productNos.map((productNo) => ({ productNo, isLike: liked.has(productNo) })) };
  });

  serve(app, 'POST /api/v1/user/like/product', async ({ member: { memberId }, body }) => {
    const { productNo, userEventData } = body;
    const wanted = { memberId, id: productNo, limit: likeLimits.products, now: now(), userEventData };
    return { productNo, ...(await like(database, productTarget, wanted)) };
  });

  serve(app, 'DELETE /api/v1/user/like/product', async ({ member, body: { productNo } }) => ({
    productNo,
    ...(await unlike(database, productTarget, member.memberId, productNo)),
  }));

  serve(app, 'GET /api/v1/user/like/shop', async ({ member: { memberId }, query }) => {
    const [list, count] = await Promise.all([
      findLikedStores(database, memberId, { limit: query.limit, offset: offsetOf(query) }),
      countLikedStores(database, memberId),
    ]);
    return pageOf(query, list, count);
  });

  serve(app, 'GET /api/v1/user/like/shop/check', async ({ member, query }) => {
    const shopIds = readIds('shopIds', query.shopIds);
    const liked = await findLiked(database, storeTarget, member.memberId, shopIds);
    return { list: shopIds.map((shopId) => ({ shopId, isLike: liked.has(shopId) })) };
  });

  serve(app, 'POST /api/v1/user/like/shop', async ({ member: { memberId }, body: { shopId } }) => {
    const wanted = { memberId, id: shopId, limit: likeLimits.shops, now: now() };
    return { shopId, ...(await like(database, storeTarget, wanted)) };
  });

  serve(app, 'DELETE /api/v1/user/like/shop', async ({ member, body: { shopId } }) => ({
    shopId,
    ...(await unlike(database, storeTarget, member.memberId, shopId)),
  }));
}
