import type { FastifyInstance } from 'fastify';
import { ApiError } from '../platform/errors.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { findProductPage } from '../products/product-page.ts';
import { findCategories, findCategoryKey } from './category-tree.ts';

export function categoryRoutes(app: FastifyInstance, { database, now }: Services): void {
  serve(app, 'GET /api/v1/display/web/category', async ({ query }) => {
    const categories = await findCategories(database, query.categoryCode);
    if (!categories) throw new ApiError('noData');
    return categories;
  });

  serve(app, 'GET /api/v1/display/web/category/product', async ({ query }) => {
    const key = await findCategoryKey(database, { code: query.categoryCode });
    if (!key) throw new ApiError('noData');
    return findProductPage(database, [[key]], { ...query, sort: query.sortOption, at: now() });
  });
}
