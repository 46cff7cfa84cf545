import type { FastifyInstance } from 'fastify';
import { ApiError } from '../platform/errors.ts';
import { serve } from '../platform/http/serve.ts';
import { offsetOf, pageOf } from '../platform/paging.ts';
import { boundValues, countProducts, findProducts, withinBounds } from '../products/product-list.ts';
import type { Services } from '../services.ts';
import { findCategories, findLeaves } from './category-tree.ts';

const condition = `p.category_no = ANY ($1::integer[]) AND ${withinBounds('p', 2)}`;

export function categoryRoutes(app: FastifyInstance, { database }: Services): void {
  serve(app, 'GET /api/v1/display/web/category', async ({ query }) => {
    const categories = await findCategories(database, query.categoryCode);
    if (!categories) throw new ApiError('noData');
    return categories;
  });

  serve(app, 'GET /api/v1/display/web/category/product', async ({ query }) => {
    const leaves = await findLeaves(database, { code: query.categoryCode });
    if (leaves.length === 0) throw new ApiError('noData');
    const values = [leaves, ...boundValues(query)];
    const [list, count] = await Promise.all([
      findProducts(
        database,
        { condition, values, sort: query.sortOption },
        { limit: query.limit, offset: offsetOf(query) },
      ),
      countProducts(database, condition, values),
    ]);
    return pageOf(query, list, count);
  });
}
