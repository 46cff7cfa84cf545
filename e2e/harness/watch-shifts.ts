import type { Page } from 'playwright/test';
import { wholeFont } from './whole-font.ts';

declare global {
  var layoutShift: { sum: number; moved: string[] };
}

/** Adds up layout shifts from the start. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shift: typeof globalThis.layoutShift = { sum: 0, moved: [] };
    globalThis.layoutShift = shift;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
        shift.sum += entry.value;
        for (const { node } of entry.sources) shift.moved.push((node?.textContent ?? '').slice(0, 60));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Starts the sum anew once the text is set in the whole font: how far its arrival moves lines depends on the machine. */
export async function forgetShifts(page: Page): Promise<void> {
  await wholeFont(page);
  await page.evaluate(() => {
    globalThis.layoutShift.sum = 0;
    globalThis.layoutShift.moved.length = 0;
  });
}
