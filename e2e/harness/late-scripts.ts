import { completeMark } from '@jangteo/contract/release';
import type { Page } from 'playwright/test';

/**
 * The scripts of releases that the first render of a page has waited for although its document does not name them: each
 * was known only by another script, and so was requested one wave later. What an effect loads comes after the render.
 */
export async function lateScripts(page: Page, html: string): Promise<string[]> {
  const requested = await page.evaluate((mark) => {
    const completeAt = performance.getEntriesByName(mark)[0]?.startTime ?? Number.POSITIVE_INFINITY;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < completeAt)
      .map(({ name }) => new URL(name).pathname);
  }, completeMark);
  return requested.filter((path) => /^\/r\/.*\.js$/.test(path) && !html.includes(path));
}
