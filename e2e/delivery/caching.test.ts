import type { Page } from 'playwright/test';
import { type Edge, openEdge } from '../harness/edge.ts';
import { hydrated } from '../harness/hydrated.ts';
import { section } from '../harness/landmarks.ts';
import { expect, test } from '../harness/test.ts';

test.describe.configure({ mode: 'serial' });

/** It keeps a page for longer than the test takes, so that the page stays the same. */
let edge: Edge;
test.beforeAll(async () => {
  edge = await openEdge({ name: 'caching', pageCacheMs: 60_000 });
});
test.afterAll(() => edge[Symbol.asyncDispose]());

/** The page must be one that the edge has rendered before: only then it is sent as a whole, with its entity tag. */
async function visitTwice(page: Page): Promise<void> {
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(edge.address);
    await hydrated(page);
  }
}

test('a reload is answered by 304, and the kept page still runs', async ({ page }) => {
  await visitTwice(page);
  const devTools = await page.context().newCDPSession(page);
  const statuses: number[] = [];
  devTools.on('Network.responseReceivedExtraInfo', ({ statusCode }) => statuses.push(statusCode));
  await devTools.send('Network.enable');
  await page.reload();
  await hydrated(page);
  expect(statuses[0]).toBe(304);
  await expect(section(page, '오늘의 한정특가')).toBeVisible();
});

test('a warm visit loads no script over the network', async ({ page }) => {
  await visitTwice(page);
  const loaded = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\/r\/.*\.(js|css|woff2)$/.test(name))
      .map(({ name, transferSize }) => ({ name, transferSize })),
  );
  expect(loaded.length).toBeGreaterThan(3);
  expect(loaded.filter(({ transferSize }) => transferSize > 0)).toEqual([]);
});
