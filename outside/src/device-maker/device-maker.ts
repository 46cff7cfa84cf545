import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { StandIn } from '../config.ts';
import { makeShowPage } from '../providers/provider-page.ts';
import { providerCss } from '../providers/style.ts';
import { authorizePages } from './authorize.ts';
import { DeviceGrants } from './grants.ts';
import { SigningKeys } from './signing-keys.ts';
import { tokenCalls } from './token-calls.ts';

/**
 * A device maker's sign-in: its page, the script with which clients open it, its keys, and the endpoints for clients'
 * servers.
 */
export async function deviceMaker(app: FastifyInstance, { marketUrl, now }: StandIn): Promise<void> {
  const grants = new DeviceGrants(now);
  const keys = new SigningKeys();
  await keys.rotate();
  const script = await readFile(join(import.meta.dirname, 'client-script.js'), 'utf8');

  app.get('/device-maker/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(providerCss({ brand: '#17171a', onBrand: '#fff' })),
  );
  app.get('/device-maker/client-script.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
      .send(script),
  );
  app.get('/device-maker/auth/keys', { config: { faultPoint: 'device-maker-keys' } }, () => keys.published());
  authorizePages(app, { grants, keys, marketUrl, showPage: makeShowPage('한빛 ID', '/device-maker'), now });
  tokenCalls(app, grants);

  app.get('/control/device-maker/grants', () => ({ list: grants.list() }));
  app.post('/control/device-maker/keys', async () => {
    await keys.rotate();
    return keys.published();
  });
}
