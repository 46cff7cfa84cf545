import Fastify, { type FastifyInstance } from 'fastify';
import type { OutsideConfig } from './config.ts';
import { shopPlatform } from './shop/shop-platform.ts';

/** Stand-ins of the systems that are not ours, for runs without the real ones. */
export async function buildOutside({ marketUrl, logger }: OutsideConfig): Promise<FastifyInstance> {
  const app = Fastify({ logger: logger ?? false });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  app.get('/live', () => ({ status: 'ok' }));
  shopPlatform(app, marketUrl);
  await app.ready();
  return app;
}
