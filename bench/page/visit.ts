import { setTimeout as delay } from 'node:timers/promises';
import { completeMark, hydratedMark } from '@jangteo/contract/release';
import type { Browser, BrowserContext } from 'playwright';
import { type LoggedRequest, logRequests } from '../../e2e/harness/request-log.ts';
import { phone } from '../../scripts/browser/phone.ts';
import { type PaintRecord, readRecord, startRecording } from './paint-record.ts';
import { slowDown } from './slow-phone.ts';

export interface Visit extends PaintRecord {
  requests: LoggedRequest[];
}

/** What a page still does after it was hydrated, such as setting its clock, belongs to no first view. */
const restMs = 1_500;
const timeoutMs = 60_000;

interface Page {
  url: string;
  /** Whether scripts take the page over. */
  hydrates: boolean;
}

/** Two visits of one phone: its first, and one with what the first left in its cache. */
export async function visitTwice(browser: Browser, page: Page): Promise<{ cold: Visit; warm: Visit }> {
  const context = await browser.newContext(phone);
  try {
    await context.addInitScript(startRecording);
    return { cold: await visit(context, page), warm: await visit(context, page) };
  } finally {
    await context.close();
  }
}

async function visit(context: BrowserContext, { url, hydrates }: Page): Promise<Visit> {
  // Somebody was here a moment ago: how fast pages are rendered is the edge bench's question.
  await (await fetch(url)).arrayBuffer();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const requests = await logRequests(session);
  await slowDown(session);
  await page.goto(url, { waitUntil: 'load', timeout: timeoutMs });
  if (hydrates) {
    const isHydrated = (mark: string) => performance.getEntriesByName(mark).length > 0;
    await page.waitForFunction(isHydrated, hydratedMark, { timeout: timeoutMs });
  }
  await delay(restMs);
  const record = await page.evaluate(readRecord, { complete: completeMark, hydrated: hydratedMark });
  await page.close();
  return { ...record, requests };
}
