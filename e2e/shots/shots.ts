import path from 'node:path';
import { links } from '@jangteo/contract/links';
import { appNames } from '@jangteo/contract/release';
import type { RouteTable } from '@jangteo/contract/routes';
import type { Page } from 'playwright/test';
import { findings } from '../harness/findings.ts';
import { dataCalls, Gate } from '../harness/gate.ts';
import { hydrated } from '../harness/hydrated.ts';
import { appUserAgent, NativeApp } from '../harness/native-app.ts';
import { registryOf } from '../harness/registry.ts';
import { marketSamples } from '../harness/samples.ts';
import { type Member, signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';
import { disableTimeouts } from '../harness/time.ts';
import { failedToLoad, preloadedInVain, registeredAnew } from '../harness/watch-console.ts';
import { wholeFont } from '../harness/whole-font.ts';
import { apiAddress, dataDirectory } from '../places.ts';
import type { State } from './screen.ts';
import { screens } from './screens/index.ts';
import { usualStates } from './usual-states.ts';

const folder = process.env.SHOTS_DIR ?? path.join(dataDirectory, 'shots');
/** Usual phones, a small and a large one, and a desktop. */
const widths = [360, 390, 430, 1280];
const height = 844;

for (const { route, address, states } of screens) {
  for (const [name, state] of Object.entries({ ...usualStates, ...states })) {
    if (!state) continue;
    const { answers, viewer, query, prepare, act, neverComes = false, part = 'whole', reloads } = state;
    const addressOf = state.address ?? address;
    test.describe(() => {
      if (viewer === 'app') test.use({ userAgent: appUserAgent });
      test(`${route} ${name}`, async ({ page, noise, controlledMarket }) => {
        noise.expect(failedToLoad, registeredAnew);
        // A page whose data never arrives may use nothing of it for as long as its pictures take.
        if (neverComes) noise.expect(preloadedInVain);
        const place = new URL(addressOf(await marketSamples()), controlledMarket.address);
        if (query) place.search = [place.search.slice(1), query].filter(Boolean).join('&');
        await become(
          viewer ?? (await wantedViewer(page, controlledMarket.address, route)),
          page,
          controlledMarket.address,
        );
        await prepare?.(page);
        answers?.(controlledMarket.api);
        if (neverComes) {
          await disableTimeouts(page);
          await Gate.before(page, dataCalls);
        }
        for (const [index, width] of widths.entries()) {
          await page.setViewportSize({ width, height });
          if (index === 0 || reloads) {
            await page.goto(place.href);
            await hydrated(page);
            if (neverComes) await page.locator('main').waitFor();
            else await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
            await act?.(page, controlledMarket.api);
            if (part === 'whole') await showWhole(page);
          }
          await showPictures(page, part);
          const file = path.join(folder, route.replace(':', '-'), `${name}-${width}.png`);
          // The space of a page that has not been asked for yet, in which a visitor who scrolls would see the next rows.
          await page.evaluate(() => {
            for (const space of document.querySelectorAll<HTMLElement>('[data-next-page]')) space.style.minHeight = '0';
          });
          // Also of what the press has opened.
          await wholeFont(page);
          await page.screenshot({ path: file, fullPage: part === 'whole' });
          // A page whose data never arrives has no heading.
          const but = neverComes ? ['page-has-heading-one'] : [];
          expect.soft(await findings(page, { but }), `${width} px`).toEqual([]);
        }
      });
    });
  }
}

test('every page of the market has its pictures', async ({ page }) => {
  await page.goto(links.home());
  const pages = Object.entries(await routesOf(page))
    .filter(([, { redirectTo }]) => !redirectTo)
    .map(([route]) => route);
  expect(screens.map(({ route }) => route).toSorted()).toEqual(pages.toSorted());
});

async function wantedViewer(page: Page, market: string, route: string): Promise<State['viewer']> {
  await page.goto(market + links.notFound());
  return (await routesOf(page))[route]?.requiresLogin ? 'member' : 'visitor';
}

async function routesOf(page: Page): Promise<RouteTable> {
  const { apps } = await registryOf(page);
  return Object.assign({}, ...appNames.map((app) => apps[app]?.routes));
}

async function become(viewer: State['viewer'], page: Page, market: string): Promise<void> {
  if (viewer === 'newcomer') await signIn(page, undefined, { at: market, agreed: false });
  if (viewer === 'member') await attend(await signIn(page, undefined, { at: market }));
  if (viewer === 'regular') await attend(await signIn(page, 'regular', { at: market }));
  if (viewer === 'app') await NativeApp.around(page);
}

/** The day's attendance is paid before the page is opened, whose pictures its toast would cover at one moment or another. */
async function attend({ headers }: Member): Promise<void> {
  await fetch(`${apiAddress}/api/v1/display/web/profile`, { headers });
}

/** Also the pictures that load while the page is scrolled to its end. */
async function showPictures(page: Page, part: NonNullable<State['part']>): Promise<void> {
  await page.waitForFunction((isWhole) => {
    const isSeen = ({ top, bottom }: DOMRect) => bottom > 0 && top < window.innerHeight;
    const pictures = [...document.images].filter((image) => isWhole || isSeen(image.getBoundingClientRect()));
    for (const picture of pictures) picture.loading = 'eager';
    return pictures.every(({ complete }) => complete);
  }, part === 'whole');
}

/**
 * Sections far below the view are laid out, and bars that stay at the viewport's lower edge stand at the page's, where they
 * cover nothing of a whole picture.
 */
async function showWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.toggleAttribute('data-whole-layout', true);
    // The page's policy refuses inline styles.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `nav[aria-label='주 메뉴'] { position: absolute !important } [data-action-bar] { position: static !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });
}
