import { openEdge } from '../harness/edge.ts';
import { freePort } from '../harness/free-port.ts';
import { signUp } from '../harness/sign-in.ts';
import { test as base, expect } from '../harness/test.ts';
import { failedToLoad } from '../harness/watch-console.ts';
import { port } from '../places.ts';

/** The market, the outside shop and the providers, each on an origin of its own below one domain. */
export interface MarketOfDomain {
  address: string;
  shop: string;
  portal: string;
  deviceMaker: string;
  signUp: typeof signUp;
}

const outside = (name: string) => `http://${name}.jangteo.localhost:${port + 2}`;

export const test = base.extend<object, { market: MarketOfDomain }>({
  market: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
    async ({}, use, { workerIndex }) => {
      const edgePort = await freePort();
      const address = `http://www.jangteo.localhost:${edgePort}`;
      const [shop, portal, deviceMaker] = [outside('shop'), outside('portal'), outside('device-maker')];
      await using _edge = await openEdge({
        name: `domain-${workerIndex}`,
        port: edgePort,
        env: {
          PUBLIC_URL: address,
          SHOP_ORIGIN: shop,
          COOKIE_DOMAIN: 'jangteo.localhost',
          PORTAL_AUTHORIZE_URL: `${portal}/portal/oauth2.0/authorize`,
          PORTAL_CLIENT_ID: 'jangteo-web',
          OUTSIDE_SCRIPTS: JSON.stringify({
            deviceMaker: { script: `${deviceMaker}/device-maker/client-script.js`, clientId: 'kr.jangteo.web' },
          }),
        },
      });
      await use({ address, shop, portal, deviceMaker, signUp });
    },
    { scope: 'worker' },
  ],
});

export { expect, failedToLoad };
