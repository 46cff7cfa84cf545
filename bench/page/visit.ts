import { setTimeout as delay } from 'node:timers/promises';
import { completeMark, hydratedMark } from '@jangteo/contract/release';
import type { Browser, BrowserContext, Page } from 'playwright';
import { type LoggedRequest, logRequests } from '../../e2e/harness/request-log.ts';
import { phone } from '../../scripts/browser/phone.ts';
import { type NextScreen, pollingMs, tapLink } from './next-screen.ts';
import { type PaintRecord, readRecord, startRecording } from './paint-record.ts';
import { slowProcessor } from './slow-phone.ts';
import { type Tap, tapAround } from './taps.ts';

export interface Visit extends PaintRecord {
  requests: LoggedRequest[];
  nextScreen: NextScreen | undefined;
}

/** Work after hydration, such as setting the clock, is not part of the first view. */
const restMs = 1_500;
const timeoutMs = 60_000;

interface VisitedPage {
  servedAt: string;
  /** Behind the slow line. */
  address: string;
  /** Whether the page is hydrated. */
  hydrates: boolean;
}

/** Two visits of one phone: with an empty cache, and with the cache of the first. */
export async function visitTwice(browser: Browser, page: VisitedPage): Promise<{ cold: Visit; warm: Visit }> {
  const context = await browser.newContext(phone);
  try {
    await context.addInitScript(startRecording);
    return { cold: await visit(context, page), warm: await visit(context, page) };
  } finally {
    await context.close();
  }
}

async function visit(context: BrowserContext, { servedAt, address, hydrates }: VisitedPage): Promise<Visit> {
  // Warms the page cache: rendering speed is the edge bench's subject.
  await (await fetch(servedAt)).arrayBuffer();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const requests = await logRequests(session);
  await slowProcessor(session);
  await page.goto(address, { waitUntil: 'load', timeout: timeoutMs });
  if (hydrates) await untilHydrated(page);
  await delay(restMs);
  const record = await page.evaluate(readRecord, { complete: completeMark, hydrated: hydratedMark });
  // Requests of the next screen are no part of this one.
  const own = [...requests];
  const nextScreen = hydrates ? await tapLink(page, session) : undefined;
  await page.close();
  return { ...record, requests: own, nextScreen };
}

async function untilHydrated(page: Page): Promise<void> {
  const isHydrated = (mark: string) => performance.getEntriesByName(mark).length > 0;
  await page.waitForFunction(isHydrated, hydratedMark, { timeout: timeoutMs, polling: pollingMs });
}

/** Long enough for what a page does when it is idle: the rest of the font, the parts below the view. */
const idleMs = 3_000;

/** One visit with an empty cache, neither line nor processor slowed. Returns the processor time of the main thread, in ms. */
export async function workOfVisit(browser: Browser, { servedAt, hydrates }: VisitedPage): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(servedAt, { waitUntil: 'load', timeout: timeoutMs });
    if (hydrates) await untilHydrated(page);
    await delay(idleMs);
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    return seconds * 1_000;
  } finally {
    await context.close();
  }
}

const tapVisits = 3;
const tapsOfVisit = 30;

/** Visits in which many links are tapped. Returns the taps of the one whose longest tap is the median, the longest first. */
export async function tapsOf(browser: Browser, address: string): Promise<Tap[]> {
  const visits: Tap[][] = [];
  for (let visit = 0; visit < tapVisits; visit += 1) visits.push(await tapsOfOne(browser, address));
  const longest = ([first]: Tap[]) => first?.duration ?? 0;
  return visits.toSorted((a, b) => longest(a) - longest(b))[(tapVisits - 1) / 2] ?? [];
}

async function tapsOfOne(browser: Browser, address: string): Promise<Tap[]> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowProcessor(session);
    await page.goto(address, { waitUntil: 'load', timeout: timeoutMs });
    await untilHydrated(page);
    await delay(restMs);
    return await tapAround(page, session, tapsOfVisit);
  } finally {
    await context.close();
  }
}
