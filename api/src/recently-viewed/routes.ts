// Decision: docs/decisions/2026-11-20-recently-viewed-is-one-call.md

import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { forgetRecentlyViewed } from './forget.ts';
import { mergeRecentlyViewed } from './merge.ts';

export function recentlyViewedRoutes(app: FastifyInstance, { database, now }: Services): void {
  serve(app, 'POST /api/v1/user/recently-viewed-product', async ({ member: { memberId }, body: { products } }) => ({
    list: await mergeRecentlyViewed(database, { memberId, products, now: now() }),
  }));
  serve(app, 'DELETE /api/v1/user/recently-viewed-product', async ({ member: { memberId }, body: { productNos } }) => {
    await forgetRecentlyViewed(database, { memberId, productNos });
    return {};
  });
}
