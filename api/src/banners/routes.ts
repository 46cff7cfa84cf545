import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { findBanners } from './banners.ts';

export function bannerRoutes(app: FastifyInstance, { database, now }: Services): void {
  serve(app, 'GET /api/v1/display/adon/banner', async ({ query }) => ({
    list: await findBanners(database, query.position, now()),
  }));
}
