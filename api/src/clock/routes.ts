import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';

export function clockRoutes(app: FastifyInstance, { now }: Services): void {
  serve(app, 'GET /api/v1/display/web/current-datetime', async () => ({ serverDt: now().toISOString() }));
}
