import { hydratedMark } from '@jangteo/contract/release';
import type { Page } from 'playwright/test';

/** With the list of the release, which has its hash. */
export const isStyleEngine = (url: string) => /\/r\/host\/\w+\/(style-engine\.\w+\.js|scripts\.json)$/.test(url);

/** What makes calls: a page whose first render needs none, such as the login, loads it after its first paint. */
const isForCalls = (url: string) => /\/r\/host\/\w+\/axios\.\w+\.js$/.test(url);

/**
 * The scripts of releases that a hydrated page has requested although its document does not name them: each was known
 * only by another script, and so was requested one wave later.
 */
export async function lateScripts(page: Page, html: string): Promise<string[]> {
  const requested = await page.evaluate((mark) => {
    const hydratedAt = performance.getEntriesByName(mark)[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < hydratedAt)
      .map(({ name }) => new URL(name).pathname);
  }, hydratedMark);
  return requested.filter(
    (path) => /^\/r\/.*\.js$/.test(path) && !isStyleEngine(path) && !isForCalls(path) && !html.includes(path),
  );
}
