import Fastify, { type FastifyInstance } from 'fastify';
import { appStandIn } from './app/app-stand-in.ts';
import { rewriteUrl } from './app/market-in-app.ts';
import { chatShare } from './chat-share/chat-share.ts';
import { collectors } from './collectors/collectors.ts';
import type { OutsideConfig, StandIn } from './config.ts';
import { faults } from './control/faults.ts';
import { deviceMaker } from './device-maker/device-maker.ts';
import { portalLogin } from './portal-login/portal-login.ts';
import { pushService } from './push/push.ts';
import { customerCalls } from './shop/customers.ts';
import { GrantedPoints } from './shop/granted-points.ts';
import { pointCalls } from './shop/point-calls.ts';
import { priceCalls } from './shop/price-calls.ts';
import { SellerPrices } from './shop/seller-prices.ts';
import { shopPlatform } from './shop/shop-platform.ts';
import { smsGateway } from './sms/sms.ts';

/** Stand-ins of the outside systems, for development and tests. */
export async function buildOutside({ marketUrl, logger, now }: OutsideConfig): Promise<FastifyInstance> {
  // Requests that are deliberately left open must not keep it from closing.
  const app = Fastify({ logger: logger ?? false, forceCloseConnections: true, rewriteUrl });
  const standIn: StandIn = { marketUrl, now: now ?? (() => new Date()) };
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  app.get('/live', () => ({ status: 'ok' }));
  faults(app);
  portalLogin(app, standIn);
  await deviceMaker(app, standIn);
  await collectors(app, standIn);
  await chatShare(app);
  const customers = new Set<string>();
  const granted = new GrantedPoints();
  customerCalls(app, customers);
  pointCalls(app, { customers, granted, now: standIn.now });
  const prices = new SellerPrices();
  priceCalls(app, prices);
  shopPlatform(app, marketUrl, { granted, prices });
  await appStandIn(app, marketUrl);
  smsGateway(app, standIn);
  pushService(app);
  await app.ready();
  return app;
}
