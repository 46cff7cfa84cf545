import type { Page } from 'playwright/test';

/** The device's clock is wrong by this many milliseconds; its timers are right. */
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

/** Whatever a page waits for longer than a second is over after a tenth of it: deadlines, above all. */
export const shortenTimeouts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const patient = globalThis.setTimeout;
    globalThis.setTimeout = ((task: () => void, ms = 0) =>
      patient(task, ms > 1_000 ? ms / 10 : ms)) as typeof setTimeout;
  });

/** Whatever a page waits for longer than some seconds never ends: deadlines, above all. */
export const disableTimeouts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const impatient = globalThis.setTimeout;
    globalThis.setTimeout = ((task: () => void, ms = 0) =>
      impatient(task, ms > 5_000 ? 2 ** 31 - 1 : ms)) as typeof setTimeout;
  });

/** What is over after a while, as the bridge is, stays while a busy machine is looking at it. */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
