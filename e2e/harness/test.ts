import { test as base, expect } from 'playwright/test';
import { shopAddress } from '../places.ts';
import { ApiInBetween } from './api-in-between.ts';
import { openEdge } from './edge.ts';
import { noteFont } from './known-font.ts';
import { ConsoleWatch, preloadedForScripts } from './watch-console.ts';

/** Short, so that tests with hanging calls get their page soon. */
const usualRenderMs = 3_000;

/** A market whose API a test controls. */
export interface ControlledMarket {
  address: string;
  api: ApiInBetween;
}

/** Without them the login has no buttons. */
const signInProviders = {
  PORTAL_AUTHORIZE_URL: `${shopAddress}/portal/oauth2.0/authorize`,
  PORTAL_CLIENT_ID: 'jangteo-web',
  OUTSIDE_SCRIPTS: JSON.stringify({
    deviceMaker: { script: `${shopAddress}/device-maker/client-script.js`, clientId: 'kr.jangteo.web' },
  }),
};

interface TestFixtures {
  /** Fails the test for any console message that it did not expect. */
  noise: ConsoleWatch;
  controlledMarket: ControlledMarket;
  /**
   * Whether the browser has the font from an earlier visit. On a first one the text changes its font when the page is idle: on a
   * machine without Korean fonts its lines break anew then.
   */
  knowsFont: boolean;
}

interface WorkerFixtures {
  marketOfWorker: ControlledMarket;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  knowsFont: [true, { option: true }],
  context: async ({ context, knowsFont }, use) => {
    if (knowsFont) await noteFont(context);
    await use(context);
  },
  noise: [
    async ({ context, javaScriptEnabled }, use) => {
      const noise = new ConsoleWatch();
      // What scripts would use is preloaded all the same; the browser says so where a test stays for longer than three seconds.
      if (!javaScriptEnabled) noise.expect(preloadedForScripts);
      await noise.watch(context);
      await use(noise);
      expect(await noise.unexpected(), 'messages in the console').toEqual([]);
    },
    { auto: true },
  ],
  marketOfWorker: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
    async ({}, use, { workerIndex }) => {
      await using api = new ApiInBetween();
      await using edge = await openEdge({
        name: `strange-${workerIndex}`,
        apiUrl: await api.open(),
        renderDeadlineMs: usualRenderMs,
        env: signInProviders,
      });
      await use({ address: edge.address, api });
    },
    { scope: 'worker' },
  ],
  controlledMarket: async ({ marketOfWorker }, use) => {
    await use(marketOfWorker);
    marketOfWorker.api.heal();
  },
});

export { expect };
