import type { FastifyInstance } from 'fastify';
import { ApiError } from '../platform/errors.ts';
import { serve } from '../platform/http/serve.ts';
import { offsetOf, pageOf } from '../platform/paging.ts';
import type { Services } from '../services.ts';
import { countView } from './count-view.ts';
import { countRecommended, recommend } from './recommendations.ts';
import { findDealProduct, findSimilar } from './similar-products.ts';

export function productRoutes(app: FastifyInstance, { database }: Services): void {
  serve(app, 'GET /api/v1/display/deal/recommendation', async ({ query }) => {
    const window = { limit: query.limit, offset: offsetOf(query) };
    if (query.dealId === undefined) {
      const [list, count] = await Promise.all([recommend(database, window), countRecommended(database)]);
      return pageOf(query, list, count);
    }
    const dealProduct = await findDealProduct(database, query.dealId);
    if (!dealProduct) throw new ApiError('noData');
    return pageOf(query, await findSimilar(database, dealProduct, window), dealProduct.count);
  });

  serve(app, 'PUT /api/v2/display/product/view/count', async ({ body }) => {
    if (!(await countView(database, body.productNo))) throw new ApiError('noData');
    return {};
  });
}
