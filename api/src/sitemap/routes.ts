import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { findPages, findParts } from './pages.ts';

export function sitemapRoutes(app: FastifyInstance, { database, now }: Services): void {
  serve(app, 'GET /api/v1/display/sitemap', async () => ({ list: await findParts(database) }));

  serve(app, 'GET /api/v1/display/sitemap/:part', async ({ params }) => ({
    list: await findPages(database, params.part, now()),
  }));
}
