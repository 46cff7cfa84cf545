// Decision: docs/decisions/2026-11-20-the-app-stand-in-is-a-web-view.md

import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { html } from '../html.ts';
import { sendPage } from '../send-page.ts';
import { marketInApp } from './market-in-app.ts';
import { phoneBody } from './phone-body.ts';
import { isPhone, marketInAppOrigin, phoneOrigin } from './places.ts';
import { sampleDeal } from './sample-deal.ts';
import { phoneCss } from './style.ts';

/**
 * A stand-in of the native app: a phone that shows the market as a web view would, with a log of the messages between
 * them.
 */
export async function appStandIn(app: FastifyInstance, marketUrl: string): Promise<void> {
  const script = await readFile(join(import.meta.dirname, 'phone-script.js'), 'utf8');

  app.get('/app', async (request, reply) => {
    const { host } = request.headers;
    if (!isPhone(host)) return reply.redirect(`${phoneOrigin(host)}/app`);
    const market = marketInAppOrigin(host);
    const nonce = randomBytes(16).toString('base64');
    return sendPage(reply, {
      title: '장터 앱 (시연용)',
      head: html`<link rel="stylesheet" href="/app/style.css">`,
      body: phoneBody({ market, nonce, deal: await sampleDeal(marketUrl) }),
      policy: [`script-src 'nonce-${nonce}'`, `frame-src ${market}`, "connect-src 'self'"],
    });
  });
  app.get('/app/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(phoneCss));
  app.get('/app/phone-script.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  await marketInApp(app, marketUrl);
}
