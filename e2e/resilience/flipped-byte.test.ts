import { hydratedMark } from '@jangteo/contract/release';
import type { Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { footer } from '../harness/landmarks.ts';
import { entrances } from '../harness/remotes.ts';
import { expect, test } from '../harness/test.ts';
import { thorough } from '../harness/thorough.ts';
import { failedToLoad, refusedByIntegrity, registeredAnew } from '../harness/watch-console.ts';

/** Serves a script with one byte changed, which would still run and log a message. */
async function serveChanged(page: Page, file: RegExp, from: string, to: string): Promise<void> {
  expect(Buffer.byteLength(from)).toBe(Buffer.byteLength(to));
  await page.route(file, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    expect(body).toContain(from);
    await route.fulfill({ response, body: body.replace(from, to) });
  });
}

test('a flipped byte in a remote’s chunk does not run', async ({ page, noise }) => {
  noise.expect(refusedByIntegrity, failedToLoad);
  await serveChanged(page, /\/r\/remote-shop\/.*shop-home/, '이런 상품은 어때요?', '이런 상품은 어때요!');
  const { from, link } = entrances['remote-shop'];
  await page.goto(from);
  await hydrated(page);
  await link(page).click();
  await expect(page.getByRole('alert')).toContainText('다시 시도');
  await expect(page.getByText('이런 상품은 어때요!')).toHaveCount(0);
});

test('a flipped byte in a remote’s container does not run', thorough, async ({ page, noise }) => {
  noise.expect(refusedByIntegrity, failedToLoad, registeredAnew);
  await serveChanged(page, /\/r\/remote-shop\/.*container/, 'remote_shop', 'remote_shoq');
  const { from, link } = entrances['remote-shop'];
  await page.goto(from);
  await hydrated(page);
  await link(page).click();
  await expect(page.getByRole('alert')).toContainText('다시 시도');
  expect(await page.evaluate(() => Object.keys(globalThis).filter((name) => name.startsWith('remote_shoq')))).toEqual(
    [],
  );
});

test('a flipped byte in the host does not run: the server’s page stays, and its links work', async ({
  page,
  noise,
}) => {
  noise.expect(refusedByIntegrity, failedToLoad);
  await serveChanged(page, /\/r\/host\/.*main\./, 'jangteo-registry', 'jangteo-registrx');
  await page.goto('/', { waitUntil: 'load' });
  expect(await page.evaluate((mark) => performance.getEntriesByName(mark).length, hydratedMark)).toBe(0);
  await footer(page).getByRole('link', { name: '이용약관' }).click();
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('이용약관');
  await page.unrouteAll({ behavior: 'wait' });
});
