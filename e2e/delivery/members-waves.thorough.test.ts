import { randomUUID } from 'node:crypto';
import type { RouteEntry } from '@jangteo/contract/routes';
import type { Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { lateScripts } from '../harness/late-scripts.ts';
import { registryOf } from '../harness/registry.ts';
import { marketSamples } from '../harness/samples.ts';
import { type Member, signIn } from '../harness/sign-in.ts';
import { giveStars } from '../harness/stars.ts';
import { expect, test } from '../harness/test.ts';
import { apiAddress } from '../places.ts';

/** The pages of these entries, each with an id that there is; an optional parameter is left out. */
async function placesOf(page: Page, isMeant: (entry: RouteEntry) => boolean, ids: Record<string, number | string>) {
  await page.goto('/terms');
  const { apps } = await registryOf(page);
  const places = Object.values(apps)
    .flatMap(({ routes }) => Object.values(routes))
    .filter((entry) => !entry.redirectTo && isMeant(entry))
    .map(({ path }) => path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:(\w+)/g, (_, name: string) => String(ids[name])));
  expect(places.filter((place) => place.includes('undefined'))).toEqual([]);
  return places;
}

async function namesItsScripts(page: Page, place: string): Promise<string> {
  const response = await page.goto(place);
  const html = (await response?.text()) ?? '';
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 }), place).toBeVisible();
  expect(new URL(page.url()).pathname, place).toBe(place);
  expect(await lateScripts(page, html), `${place}: scripts of a third wave`).toEqual([]);
  return html;
}

async function exchangeStars({ headers }: Member): Promise<number> {
  const response = await fetch(`${apiAddress}/api/v1/user/point/exchange`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ stars: 1_000, requestKey: randomUUID() }),
  });
  const { data } = (await response.json()) as { data: { exchangeId: number } };
  return data.exchangeId;
}

test('the document of every page of a member names its scripts, and those that validate the session and draw the page', async ({
  page,
}) => {
  test.slow();
  const member = await signIn(page);
  await giveStars(member, 5_000);
  const ids = { exchangeId: await exchangeStars(member) };
  const isMembers = ({ path, requiresLogin }: RouteEntry) => requiresLogin === true && path !== '/sign-up';
  const places = await placesOf(page, isMembers, ids);
  expect(places.length).toBeGreaterThan(25);
  for (const place of places) {
    const html = await namesItsScripts(page, place);
    for (const chunk of ['session', 'axios'])
      expect(html, `${place}: ${chunk}`).toMatch(new RegExp(`<link rel="preload" as="script"[^>]*/${chunk}\\.`));
  }
});

test('the document of the login and of every preview names its scripts', async ({ page }) => {
  await namesItsScripts(page, '/login');
  await signIn(page, 'manager');
  const places = await placesOf(page, ({ path }) => path.startsWith('/admin-'), await marketSamples());
  expect(places.length).toBeGreaterThan(3);
  for (const place of places) await namesItsScripts(page, place);
});
