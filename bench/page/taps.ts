import type { CDPSession, Page } from 'playwright';

declare global {
  var interactions: Map<number, number> | undefined;
}

/** Between two taps the page's data arrives, and the visitor looks at it. */
const lookMs = 700;
const pressMs = 80;
const navigationMs = 10_000;

/**
 * Taps links that are in view, a different one each time, wherever they lead within the market. Returns for each tap the time
 * to the next paint, as the browser reports it. Of so few taps, the longest is the interaction to next paint (INP).
 */
export async function tapAround(page: Page, session: CDPSession, count: number): Promise<number[]> {
  await page.evaluate(noteInteractions);
  for (let tap = 0; tap < count; tap += 1) {
    const point = await page.evaluate(pointOfLink, tap);
    if (!point) {
      await page.goBack({ timeout: navigationMs });
      continue;
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await page.waitForTimeout(pressMs);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(lookMs);
    await page.waitForFunction(() => !document.querySelector('main [aria-busy]:not([aria-busy=false])'));
  }
  return await page.evaluate(() => [...(globalThis.interactions?.values() ?? [])]);
}

/** Runs in the page. The longest event of an interaction is the interaction's duration. */
function noteInteractions(): void {
  const interactions = new Map<number, number>();
  globalThis.interactions = interactions;
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming;
      if (interactionId) interactions.set(interactionId, Math.max(interactions.get(interactionId) ?? 0, duration));
    }
  }).observe(options);
}

/**
 * Runs in the page: a link of the content and one of the header or a menu take turns. What the browser has not laid out is not
 * asked where it is: it would be laid out then, and the tap would wait for that.
 */
function pointOfLink(tap: number): { x: number; y: number } | undefined {
  const inView = (selector: string) =>
    [...document.querySelectorAll(selector)].flatMap((link) => {
      if (!link.checkVisibility({ contentVisibilityAuto: true })) return [];
      const { x, y, width, height } = link.getBoundingClientRect();
      const point = { x: x + width / 2, y: y + height / 2 };
      return link.contains(document.elementFromPoint(point.x, point.y)) ? [point] : [];
    });
  const own = 'a[href^="/"]:not([aria-current])';
  const ofContent = inView(`main :is(h3, li, p) ${own}`);
  const ofFrame = inView(`:is(header, nav) ${own}`);
  const [wanted, others] = tap % 2 === 0 ? [ofContent, ofFrame] : [ofFrame, ofContent];
  const points = wanted.length > 0 ? wanted : others;
  return points[Math.floor(tap / 2) % points.length];
}
