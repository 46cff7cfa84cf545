import { hydratedMark } from '@jangteo/contract/release';
import { Gate } from '../harness/gate.ts';
import { hydrated } from '../harness/hydrated.ts';
import { expect, test } from '../harness/test.ts';

/*
 * Waves, as this test understands them:
 *   first   the document;
 *   second  everything that is asked for while no response but the document has arrived;
 *   third   everything that is asked for after those responses, until the page is hydrated.
 * Times would tell little on a fast machine, so the second wave's responses are held back until the browser has asked
 * for all of it. What had to wait for any of them is thereby in the third wave, which may hold only what hydration does
 * not wait for: lazy pictures, which the browser asks for when it knows where they stand.
 */
test('the first visit takes two waves of requests', async ({ page }) => {
  const devTools = await page.context().newCDPSession(page);
  const initiators = new Map<string, string>();
  devTools.on('Network.requestWillBeSent', ({ request, initiator }) => initiators.set(request.url, initiator.type));
  await devTools.send('Network.enable');

  const second = await Gate.before(page, (url) => url.pathname !== '/');
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(documentIsThere)).toBe(true);
  const waiting = () => second.waiting.map((request) => request.url());
  const named = await page.evaluate(namedInDocument);
  await expect.poll(() => named.filter((name) => !waiting().some((url) => url.startsWith(name)))).toEqual([]);
  const secondWave = waiting();

  second.open();
  await hydrated(page);
  const thirdWave = await page.evaluate(askedForBeforeHydration, hydratedMark);
  const mayComeLate = [...(await page.evaluate(lazyPictures)), ...(await page.evaluate(icons))];
  expect(thirdWave.filter((url) => !secondWave.includes(url) && !mayComeLate.includes(url))).toEqual([]);

  expect(secondWave.filter((url) => url.includes('/r/host/'))).not.toEqual([]);
  expect(secondWave.filter((url) => /\/r\/remote-shop\/.*container/.test(url))).toHaveLength(1);
  expect(secondWave.filter((url) => /\/r\/remote-shop\/.*shop-home/.test(url))).toHaveLength(1);
  expect(secondWave.filter((url) => initiators.get(url) === 'script')).toEqual([]);
  // Nothing is fetched twice: a preload that does not match its script would be.
  expect(secondWave.length).toBe(new Set(secondWave).size);
});

test('a script has what its preload has: where one names a charset alone, Firefox requests the script again', async ({
  page,
}) => {
  await page.addInitScript(noteRequesters);
  await page.goto('/');
  await hydrated(page);
  const seen = async () => {
    const { preloads, scripts } = await page.evaluate(() => globalThis.requesters);
    return scripts
      .filter(({ address }) => preloads.some((preload) => preload.address === address))
      .map((script) => ({ script, preload: preloads.find(({ address }) => address === script.address) }));
  };
  // Of the page itself, and of the community's page, which is loaded ahead.
  const ofCommunity = async () => (await seen()).some(({ script }) => script.address.includes('/community-'));
  await expect.poll(ofCommunity).toBe(true);
  for (const { script, preload } of await seen()) expect(script).toEqual(preload);
});

interface Requester {
  address: string;
  charset: string | null;
  crossOrigin: string | null;
  integrity: string;
}

declare global {
  var requesters: { preloads: Requester[]; scripts: Requester[] };
}

/** Runs before the page's scripts; webpack takes its elements out of the document again. */
function noteRequesters(): void {
  const noted: typeof globalThis.requesters = { preloads: [], scripts: [] };
  globalThis.requesters = noted;
  const note = (element: HTMLLinkElement | HTMLScriptElement, address: string): Requester => ({
    address,
    charset: element.getAttribute('charset'),
    crossOrigin: element.crossOrigin,
    integrity: element.integrity,
  });
  new MutationObserver((records) => {
    for (const element of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (element instanceof HTMLScriptElement && element.src) noted.scripts.push(note(element, element.src));
      if (element instanceof HTMLLinkElement && element.rel === 'preload' && element.as === 'script')
        noted.preloads.push(note(element, element.href));
    }
  }).observe(document, { subtree: true, childList: true });
}

const documentIsThere = () => {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document !== undefined && document.responseEnd > 0;
};

/** The beginnings of addresses: the browser chooses the width of a picture. */
function namedInDocument(): string[] {
  const hrefs = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][href], link[rel=stylesheet]')];
  const sources = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img:not([loading=lazy])')];
  return [
    ...hrefs.map(({ href }) => href),
    ...sources.map(({ src }) => src),
    ...pictures.map(({ src }) => src.replace(/[^/]+$/, '')),
  ];
}

function askedForBeforeHydration(mark: string): string[] {
  const hydratedAt = performance.getEntriesByName(mark)[0]?.startTime ?? 0;
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < hydratedAt)
    .map(({ name }) => name);
}

/** The browser requests them by itself, at any time. */
const icons = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=icon]')].map(({ href }) => href);

const lazyPictures = () =>
  [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')].map(({ currentSrc }) => currentSrc);
