import type { CDPSession, Page } from 'playwright';

/** What the browser reports of a tap; the longest of its events stands for it. Times in ms. */
export interface Tap {
  /** Where the tap was made, and where its link leads. */
  from: string;
  to: string;
  /** From the tap to the next paint. */
  duration: number;
  /** Until the page's scripts were told of it. */
  delay: number;
  /** What the page's scripts took within the event. */
  handling: number;
}

type Interaction = Omit<Tap, 'from' | 'to'>;

declare global {
  var interactions: Map<number, Interaction> | undefined;
}

/** Between two taps the page's data arrives, and the visitor looks at it. */
const lookMs = 700;
const pressMs = 80;
const navigationMs = 10_000;

/**
 * Taps links that are in view, a different one each time, wherever they lead within the market. Of so few taps, the longest
 * is the interaction to next paint (INP).
 */
export async function tapAround(page: Page, session: CDPSession, count: number): Promise<Tap[]> {
  const taps: Tap[] = [];
  await page.evaluate(noteInteractions);
  for (let tap = 0; tap < count; tap += 1) {
    const link = await page.evaluate(linkToTap, tap);
    if (!link) {
      await page.goBack({ timeout: navigationMs });
      continue;
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [link.point] });
    await page.waitForTimeout(pressMs);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(lookMs);
    await page.waitForFunction(() => !document.querySelector('main [aria-busy]:not([aria-busy=false])'));
    const reported = await page.evaluate(takeInteractions);
    taps.push(...reported.map((interaction) => ({ from: link.from, to: link.to, ...interaction })));
  }
  return taps.toSorted((a, b) => b.duration - a.duration);
}

/** Runs in the page. */
function noteInteractions(): void {
  const interactions = new Map<number, Interaction>();
  globalThis.interactions = interactions;
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration, startTime, processingStart, processingEnd } = entry as PerformanceEventTiming;
      if (!interactionId || duration <= (interactions.get(interactionId)?.duration ?? 0)) continue;
      interactions.set(interactionId, {
        duration,
        delay: processingStart - startTime,
        handling: processingEnd - processingStart,
      });
    }
  }).observe(options);
}

/** Runs in the page. */
function takeInteractions(): Interaction[] {
  const taken = [...(globalThis.interactions?.values() ?? [])];
  globalThis.interactions?.clear();
  return taken;
}

interface LinkToTap {
  from: string;
  to: string;
  point: { x: number; y: number };
}

/**
 * Runs in the page: a link of the content and one of the header or a menu take turns. What the browser has not laid out is not
 * asked where it is: it would be laid out then, and the tap would wait for that.
 */
function linkToTap(tap: number): LinkToTap | undefined {
  const inView = (selector: string) =>
    [...document.querySelectorAll<HTMLAnchorElement>(selector)].flatMap((link) => {
      if (!link.checkVisibility({ contentVisibilityAuto: true })) return [];
      const { x, y, width, height } = link.getBoundingClientRect();
      const point = { x: x + width / 2, y: y + height / 2 };
      const isOnTop = link.contains(document.elementFromPoint(point.x, point.y));
      return isOnTop ? [{ from: location.pathname, to: link.pathname, point }] : [];
    });
  const own = 'a[href^="/"]:not([aria-current])';
  const ofContent = inView(`main :is(h3, li, p) ${own}`);
  const ofFrame = inView(`:is(header, nav) ${own}`);
  const [wanted, others] = tap % 2 === 0 ? [ofContent, ofFrame] : [ofFrame, ofContent];
  const links = wanted.length > 0 ? wanted : others;
  return links[Math.floor(tap / 2) % links.length];
}
