import type { Page } from 'playwright/test';
import { hydrated } from './hydrated.ts';
import { wholeFont } from './whole-font.ts';

const quietMs = 700;

/** Resolves when the page has received nothing for a while. Playwright's `networkidle`, once reached, is never left. */
export const quiet = (page: Page): Promise<unknown> =>
  page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, ms);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, ms);
        }).observe({ type: 'resource' });
      }),
    quietMs,
  );

/** Resolves when the page has also loaded what it loads once it is idle, the rest of the font last. */
export async function allLoaded(page: Page): Promise<void> {
  await hydrated(page);
  await wholeFont(page);
  await quiet(page);
}
