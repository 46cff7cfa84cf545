import type { Page } from 'playwright/test';
import { type Edge, openEdge } from '../harness/edge.ts';
import { hydrated } from '../harness/hydrated.ts';
import { section } from '../harness/landmarks.ts';
import { expect, test } from '../harness/test.ts';

test.describe.configure({ mode: 'serial' });

/** Its cache keeps pages for longer than the test takes, so that the page stays the same. */
let edge: Edge;
test.beforeAll(async () => {
  edge = await openEdge({ name: 'caching', pageCacheMs: 60_000 });
});
test.afterAll(() => edge[Symbol.asyncDispose]());

/** A page from the edge's cache is sent as a whole, with its entity tag. */
async function visitUntilKept(page: Page): Promise<void> {
  await expect(async () => {
    const answer = await page.goto(edge.address);
    await hydrated(page);
    expect(answer?.headers().etag).toBeDefined();
  }).toPass();
}

/** Requests of the idle page come one after the other. */
async function nothingMoreComes(page: Page): Promise<void> {
  const count = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  await expect(async () => {
    const before = await count();
    await page.waitForTimeout(1_500);
    expect(await count()).toBe(before);
  }).toPass();
}

test('a reload gets a 304, and the cached page still runs', async ({ page }) => {
  await visitUntilKept(page);
  const devTools = await page.context().newCDPSession(page);
  const documents: string[] = [];
  const statuses = new Map<string, number>();
  devTools.on('Network.requestWillBeSent', ({ type, requestId }) => {
    if (type === 'Document') documents.push(requestId);
  });
  devTools.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => statuses.set(requestId, statusCode));
  await devTools.send('Network.enable');
  await page.reload();
  await hydrated(page);
  expect(documents.map((id) => statuses.get(id))).toEqual([304]);
  await expect(section(page, '오늘의 한정특가')).toBeVisible();
});

test('a warm visit loads no script over the network', async ({ page }) => {
  await visitUntilKept(page);
  await nothingMoreComes(page);
  await page.goto(edge.address);
  await hydrated(page);
  const loaded = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\/r\/.*\.(js|css|woff2)$/.test(name))
      .map(({ name, transferSize }) => ({ name, transferSize })),
  );
  expect(loaded.length).toBeGreaterThan(3);
  expect(loaded.filter(({ transferSize }) => transferSize > 0)).toEqual([]);
});
