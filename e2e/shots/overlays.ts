import type { Page } from 'playwright/test';
import { shopAddress } from '../places.ts';
import type { State } from './screen.ts';

/** A state with an overlay that a press opens. */
export const overlay = (press: (page: Page) => Promise<void>, more?: State): State => ({
  async act(page) {
    await press(page);
    await page.locator('dialog[open]').waitFor();
    await settled(page);
  },
  part: 'inView',
  ...more,
});

/** A state with the bridge, which stays: a reply without content leaves the page as it is. */
export const bridge = (press: (page: Page) => Promise<void>): State =>
  overlay(press, {
    async prepare(page) {
      await page.route(`${shopAddress}/**`, (route) => route.fulfill({ status: 204 }));
    },
  });

export const shareDialog = overlay((page) => page.getByRole('button', { name: '공유하기' }).click());

/** A state with a toast that a press causes. */
export const toast = (press: (page: Page) => Promise<void>, more?: State): State => ({
  async act(page) {
    await press(page);
    await page.locator('[data-part=toasts] span').first().waitFor();
    await settled(page);
  },
  part: 'inView',
  reloads: true,
  viewer: 'member',
  ...more,
});

/** Waits until entering animations have ended; endless ones, such as a progress bar, go on. */
async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(400);
}
