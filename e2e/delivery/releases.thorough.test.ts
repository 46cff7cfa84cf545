import type { Page } from 'playwright/test';
import { type Edge, openEdge } from '../harness/edge.ts';
import { hydrated } from '../harness/hydrated.ts';
import { footer, section } from '../harness/landmarks.ts';
import { OwnReleases } from '../harness/own-releases.ts';
import { registryOf } from '../harness/registry.ts';
import { markDocument } from '../harness/same-document.ts';
import { expect, test } from '../harness/test.ts';
import { WorkingCopy } from '../harness/working-copy.ts';

test.describe.configure({ mode: 'serial' });

const oldText = '오늘의 한정특가';
const newText = '오늘만 한정특가';

let releases: OwnReleases;
let workingCopy: WorkingCopy;
let edge: Edge;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  releases = await OwnReleases.copy();
  edge = await openEdge({ name: 'releases', releasesDir: releases.releasesDir, channelsDir: releases.channelsDir });
  workingCopy = await WorkingCopy.of('remote-shop', releases);
  await workingCopy.edit('src/home/limited-deals.tsx', oldText, newText);
  await workingCopy.command('release');
});
test.afterAll(async () => {
  await edge[Symbol.asyncDispose]();
  await releases[Symbol.asyncDispose]();
});

test('[MFE-03] a remote is released, promoted and rolled back alone, while a visitor browses', async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto(edge.address);
  await hydrated(page);
  const { apps, set } = await registryOf(page);
  const sameDocument = await markDocument(page);
  await expect(section(page, oldText)).toBeVisible();

  await workingCopy.command('promote');
  const other = await context.newPage();
  await expect(async () => {
    await other.goto(edge.address);
    await expect(section(other, newText)).toBeVisible({ timeout: 500 });
  }).toPass();
  await hydrated(other);
  await expect(section(other, newText)).toBeVisible();
  const now = await registryOf(other);
  expect(now.set).not.toBe(set);
  expect(now.apps['remote-shop']?.release).not.toBe(apps['remote-shop']?.release);
  expect({ ...now.apps, 'remote-shop': undefined }).toEqual({ ...apps, 'remote-shop': undefined });

  // The page that was open before takes the new release when the shop is entered anew, without another document.
  await expect(section(page, oldText)).toBeVisible();
  await returnsTo(page, newText);
  await sameDocument();

  await workingCopy.command('rollback');
  await returnsTo(page, oldText);
  await sameDocument();
  await expect(async () => {
    await other.reload();
    await expect(section(other, oldText)).toBeVisible({ timeout: 500 });
  }).toPass();
  expect((await registryOf(other)).set).toBe(set);
});

/** Leaves the shop for another app's page and goes back, to where the visitor was on the page, until it says this. */
async function returnsTo(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await showMore(page);
    // In one task, because the list above the footer may be growing.
    const left = await footer(page)
      .getByRole('link', { name: '이용약관' })
      .evaluate((element: HTMLElement) => {
        element.scrollIntoView();
        element.click();
        return Math.round(scrollY);
      });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('이용약관');
    await page.goBack();
    await expect(section(page, text)).toBeVisible({ timeout: 2_000 });
    expect(left).toBeGreaterThan(500);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
  }).toPass({ timeout: 60_000 });
}

/** Loads the list's next page: its answer names the set that is served. */
async function showMore(page: Page): Promise<void> {
  const next = page.waitForResponse(/\/recommendation\?/, { timeout: 10_000 });
  await page.locator('[data-next-page]').scrollIntoViewIfNeeded();
  const button = page.getByRole('link', { name: '상품 더 보기' });
  const [response] = await Promise.all([next, button.tap({ timeout: 500 }).catch(() => undefined)]);
  expect(response.headers()['jangteo-set']).toBeTruthy();
}

test('[MFE-03] a canary reaches its share of the visitors, who keep it; server and browser agree; a preview reaches one', async ({
  page,
  context,
}) => {
  const stable = await releases.promoted('remote-shop');
  const said = await workingCopy.command('promote', '--canary', '10');
  const next = /Promoted remote-shop (\w+) for 10 %/.exec(said)?.[1] ?? '';
  const isServed = async () =>
    JSON.stringify(await (await fetch(`${edge.address}/ready`)).json()).includes('"isServed":true');
  await expect.poll(isServed).toBe(true);

  const documents = Array.from({ length: 100 }, async (_, cohort) => {
    const response = await fetch(edge.address, { headers: { cookie: `jangteo-cohort=${cohort}` } });
    return (await response.text()).includes(next) ? [cohort] : [];
  });
  const having = (await Promise.all(documents)).flat();
  expect(having).toHaveLength(10);

  const seenBy = async (cohort: number) => {
    await context.addCookies([{ name: 'jangteo-cohort', value: String(cohort), url: edge.address }]);
    for (let visit = 1; visit <= 2; visit += 1) {
      await page.goto(edge.address);
      const release = (await registryOf(page)).apps['remote-shop']?.release;
      await expect(section(page, release === next ? newText : oldText)).toBeVisible();
      await hydrated(page);
      await expect(section(page, release === next ? newText : oldText)).toBeVisible();
      if (visit === 2) return release;
    }
    return undefined;
  };
  expect(await seenBy(having[0] ?? 0)).toBe(next);
  expect(await seenBy((having.at(-1) ?? 0) + 1)).toBe(stable);

  await workingCopy.command('rollback');
  await expect.poll(isServed).toBe(false);
  expect(await seenBy(having[0] ?? 0)).toBe(stable);

  const address = /token=(\S+)/.exec(await workingCopy.command('preview', next))?.[1] ?? '';
  await page.goto(`${edge.address}/r/preview?token=${address}`);
  await hydrated(page);
  expect((await registryOf(page)).apps['remote-shop']?.release).toBe(next);
  await expect(section(page, newText)).toBeVisible();
  await page.goto(`${edge.address}/r/preview`);
  expect((await registryOf(page)).apps['remote-shop']?.release).toBe(stable);
});

test('[MFE-03] ten promotions during visits: no visit fails, and each is of one release set', async ({ page }) => {
  test.slow();
  const oldRelease = await releases.promoted('remote-shop');
  await workingCopy.command('promote');
  const newRelease = await releases.promoted('remote-shop');
  expect(newRelease).not.toBe(oldRelease);

  for (let promotion = 1; promotion <= 10; promotion += 1) {
    const wanted = promotion % 2 === 1 ? oldRelease : newRelease;
    const promoted = workingCopy.command('promote', wanted);
    let seen: string;
    do {
      const answer = await page.goto(edge.address);
      expect(answer?.status()).toBe(200);
      await hydrated(page);
      seen = (await registryOf(page)).apps['remote-shop']?.release ?? '';
      await expect(section(page, seen === oldRelease ? oldText : newText)).toBeVisible();
    } while (seen !== wanted);
    await promoted;
  }
});
