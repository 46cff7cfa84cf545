import type { Page, Route } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { mainMenu } from '../harness/landmarks.ts';
import { entrances, type LinkedRemote, linkedRemotes } from '../harness/remotes.ts';
import { markDocument } from '../harness/same-document.ts';
import { savesData } from '../harness/saves-data.ts';
import { expect, test } from '../harness/test.ts';
import { cases, thorough } from '../harness/thorough.ts';
import { restoreTimeouts, shortenTimeouts } from '../harness/time.ts';
import { failedToLoad, preloadedInVain, refusedByIntegrity, registeredAnew } from '../harness/watch-console.ts';

const html = '<!doctype html><html lang="en"><body>Bad gateway</body></html>';

const faults = {
  'answers 500': (route) => route.fulfill({ status: 500, body: 'no' }),
  'answers HTML': (route) => route.fulfill({ contentType: 'text/html', body: html }),
  'answers nothing': (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  hangs: () => undefined,
} satisfies Record<string, (route: Route) => unknown>;

type Fault = keyof typeof faults;
const everyFault = Object.keys(faults) as Fault[];

const parts = {
  outage: /./,
  container: /\/container\.[^/]+\.js/,
  'page chunk': /\/(?!container|routes)[^/]+\.js$/,
};

/**
 * The host loads all remotes by the same code. So each part of each remote fails once, and each part fails in each way
 * with one of the remotes. In an outage all parts fail together: one way is enough.
 */
const failures = linkedRemotes.flatMap((remote, place) =>
  (Object.keys(parts) as (keyof typeof parts)[]).map((part, turn) => {
    const fault = part === 'outage' ? 'answers 500' : everyFault[(place + turn) % everyFault.length];
    return { remote, part, fault: fault as Fault };
  }),
);

test('each part of a remote fails in each way', () => {
  for (const part of ['container', 'page chunk']) {
    expect(failures.filter((one) => one.part === part).map(({ fault }) => fault)).toEqual(
      expect.arrayContaining(everyFault),
    );
  }
});

const panelOf = (page: Page) => page.getByRole('alert').filter({ hasText: /화면을 .*못했어요/ });

for (const [{ remote, part, fault }, tag] of cases(failures)) {
  test(
    `[MFE-04] ${remote}: a ${part} that ${fault} costs its own screen only, and one retry restores it`,
    tag,
    async ({ page, noise }) => {
      noise.expect(failedToLoad, refusedByIntegrity, registeredAnew, preloadedInVain);
      const { from, link, proof } = entrances[remote];
      if (fault === 'hangs') {
        await shortenTimeouts(page);
        // Otherwise the retry might wait for scripts that were prefetched before, and hang.
        await savesData(page);
      }
      const isStruck = (url: URL) => url.pathname.startsWith(`/r/${remote}/`) && parts[part].test(url.pathname);
      await page.route(isStruck, (route) => void faults[fault](route));

      await page.goto(from);
      await hydrated(page);
      const struck = page.waitForRequest((request) => isStruck(new URL(request.url())));
      await link(page).click();
      await struck;
      // The page is reloaded once; as the failure remains, it is shown.
      await expect(panelOf(page)).toBeVisible();
      await restoreTimeouts(page);
      const sameDocument = await markDocument(page);
      await anotherRemoteWorks(page, remote);

      await page.unroute(isStruck);
      await page.getByRole('button', { name: '다시 시도' }).click();
      await expect(proof(page)).toBeVisible();
      await expect(panelOf(page)).toBeHidden();
      await sameDocument();
    },
  );
}

/** Goes to a page of another app and back again. A page without the bottom navigation links home. */
async function anotherRemoteWorks(page: Page, broken: LinkedRemote): Promise<void> {
  const other: LinkedRemote = broken === 'remote-shop' ? 'remote-community' : 'remote-shop';
  const wayOut =
    other === 'remote-shop'
      ? page.getByRole('link', { name: /^홈/ })
      : mainMenu(page).getByRole('link', { name: '커뮤니티' });
  await wayOut.click();
  await expect(entrances[other].proof(page)).toBeVisible();
  // With a part that hangs, the document never finishes loading.
  await page.goBack({ waitUntil: 'commit' });
  await expect(panelOf(page)).toBeVisible();
}

test(
  '[MFE-04] with a broken remote on the first page, the server’s HTML stays until the retry is shown',
  thorough,
  async ({ page, noise }) => {
    noise.expect(failedToLoad, registeredAnew);
    const container = /\/r\/remote-shop\/.*container/;
    await page.route(container, (route) => faults['answers 500'](route));
    await page.goto('/');
    await expect(panelOf(page)).toBeVisible();
    await expect(mainMenu(page)).toBeVisible();
    await page.unroute(container);
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(entrances['remote-shop'].proof(page)).toBeVisible();
  },
);
