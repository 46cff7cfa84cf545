import type { CDPSession, Page } from 'playwright';

/** Times in ms since the finger left the link. */
export interface NextScreen {
  /** The next page is on the screen, or what the tapped card has told of it: header, title, picture. A product's is the bridge. */
  answered: number;
  /** The page before is gone, and no part of the next one is waiting for data. */
  whole: number;
}

declare global {
  var nextScreen: { tapped?: number; answered?: number; whole?: number } | undefined;
}

/**
 * Links of cards, posts and questions lead to pages that need data, or over the bridge to a product; a page without
 * them has its menu.
 */
const links = [
  'main h3 a',
  'main li a:is([href*="/board-detail/"], [href*="/community/qna/"])',
  'nav a[href^="/"]:not([aria-current])',
];
const settleMs = 1_500;
const pressMs = 80;
const timeoutMs = 30_000;
/** With every frame, as is usual, asking would take part of the time that is measured. */
export const pollingMs = 100;

/** Taps the first link of the settled page. Undefined if it has none. */
export async function tapLink(page: Page, session: CDPSession): Promise<NextScreen | undefined> {
  const link = await firstLink(page);
  if (!link) return undefined;
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(settleMs);
  const box = await link.boundingBox();
  if (!box) return undefined;
  const title = link.locator('strong').or(link).last();
  await page.evaluate(watch, (await title.textContent()) ?? '');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(pressMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForFunction(() => globalThis.nextScreen?.whole !== undefined, undefined, {
    timeout: timeoutMs,
    polling: pollingMs,
  });
  const { tapped = 0, answered = 0, whole = 0 } = (await page.evaluate(() => globalThis.nextScreen)) ?? {};
  return { answered: answered - tapped, whole: whole - tapped };
}

async function firstLink(page: Page) {
  for (const selector of links) {
    const link = page.locator(selector).first();
    if ((await link.count()) > 0) return link;
  }
  return undefined;
}

/** Runs in the page: notes the ends of the frames in which a heading begins with the card's title, and the next page is whole. */
function watch(title: string): void {
  const seen: NonNullable<typeof globalThis.nextScreen> = {};
  globalThis.nextScreen = seen;
  const before = document.querySelector('main')?.firstElementChild;
  addEventListener(
    'click',
    () => {
      seen.tapped ??= performance.now();
    },
    true,
  );
  const { port1, port2 } = new MessageChannel();
  let state: 'before' | 'answered' | 'whole' = 'before';
  // Handled once the frame is painted.
  port1.onmessage = () => {
    if (state !== 'before') seen.answered ??= performance.now();
    if (state === 'whole') seen.whole ??= performance.now();
  };
  // A store's title has its town beside the name.
  const isTold = () => [...document.querySelectorAll('h1')].some(({ textContent }) => textContent?.startsWith(title));
  const look = () => {
    if (seen.whole !== undefined) return;
    const isOpen = !before?.isConnected && document.querySelector('main')?.firstElementChild;
    if (seen.tapped !== undefined && document.querySelector('dialog[open]')) state = 'whole';
    else if (seen.tapped !== undefined && (isOpen || isTold()))
      state = !isOpen || document.querySelector('main [aria-busy]:not([aria-busy=false])') ? 'answered' : 'whole';
    if (state !== 'before') port2.postMessage(undefined);
    requestAnimationFrame(look);
  };
  look();
}
