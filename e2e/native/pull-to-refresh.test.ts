import { links } from '@jangteo/contract/links';
import type { Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { appUserAgent, NativeApp } from '../harness/native-app.ts';
import { quiet } from '../harness/quiet.ts';
import { expect, test } from '../harness/test.ts';

const season = { address: '/season', call: '/api/v1/display/home/season' };
const board = { address: links.communityDashboard(), call: '/api/v1/community/dashboard' };

/** Drags a finger down by this many pixels. */
async function pullDown(page: Page, distance: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: 195, y: 300 });
  for (let moved = 10; moved <= distance; moved += 10) await touch('touchMove', { x: 195, y: 300 + moved });
  await touch('touchEnd');
}

async function open(page: Page, { address, call } = season): Promise<string[]> {
  await page.goto(address);
  await hydrated(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === call) asked.push(pathname);
  });
  return asked;
}

test.describe('in the app', () => {
  test.use({ userAgent: appUserAgent });

  test('pulling the page down refetches its data, a little pull does nothing', async ({ page }) => {
    const app = await NativeApp.around(page);
    const asked = await open(page);
    await expect.poll(() => app.payloadsOf('getDevicePush')).toHaveLength(1);
    await pullDown(page, 60);
    await pullDown(page, 200);
    await expect.poll(() => asked).toEqual([season.call]);
  });

  test('[COM-01] pulling down a board of the community refetches its posts', async ({ page }) => {
    const app = await NativeApp.around(page);
    const asked = await open(page, board);
    await expect.poll(() => app.payloadsOf('getDevicePush')).toHaveLength(1);
    await pullDown(page, 200);
    // The calls of the list and of the note about newer posts.
    await expect.poll(() => asked).toEqual([board.call, board.call]);
  });
});

test('in a browser, pulling the page down is left to the browser', async ({ page }) => {
  const asked = await open(page);
  await pullDown(page, 200);
  await quiet(page);
  expect(asked).toEqual([]);
});
