import type { Page } from 'playwright/test';

/** Sets the device's clock off by this many milliseconds; its timers stay right. */
export const setClockWrong = (page: Page, by: number): Promise<unknown> =>
  page.addInitScript((offset) => {
    const RightDate = Date;
    globalThis.Date = class extends RightDate {
      constructor(...parts: unknown[]) {
        super(...((parts.length > 0 ? parts : [RightDate.now() + offset]) as [number]));
      }
      static override now() {
        return RightDate.now() + offset;
      }
    } as DateConstructor;
  }, by);

declare global {
  var timeoutsAreUsual: boolean | undefined;
}

/** Shortens timers of more than a second to a tenth, above all timeouts. */
export const shortenTimeouts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const patient = globalThis.setTimeout;
    globalThis.setTimeout = ((task: () => void, ms = 0) =>
      patient(task, ms > 1_000 && !globalThis.timeoutsAreUsual ? ms / 10 : ms)) as typeof setTimeout;
  });

/** For what has to succeed after the failures: on a busy machine it would be given up too early. */
export const restoreTimeouts = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    globalThis.timeoutsAreUsual = true;
  });

/** Timers of more than some seconds never fire, above all timeouts. */
export const disableTimeouts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const impatient = globalThis.setTimeout;
    globalThis.setTimeout = ((task: () => void, ms = 0) =>
      impatient(task, ms > 5_000 ? 2 ** 31 - 1 : ms)) as typeof setTimeout;
  });

/** Stops timers, so that short-lived views such as the bridge stay while a busy machine inspects them. */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
