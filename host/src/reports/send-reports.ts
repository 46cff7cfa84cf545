import { type BrowserReports, mostReports, reportsPath } from '@jangteo/contract/browser-reports';

type Report = BrowserReports['reports'][number];

/** Reports of one page that come together are sent together. */
const waitMs = 1_000;

let waiting: BrowserReports | undefined;
let timer: number | undefined;

/** Tells the edge of something that happened on the page with this path. */
export function sendSoon(report: Report, path = window.location.pathname): void {
  if (waiting && (waiting.path !== path || waiting.reports.length === mostReports)) sendWaiting();
  waiting ??= { path, reports: [] };
  waiting.reports.push(report);
  timer ??= window.setTimeout(sendWaiting, waitMs);
}

/** A page that is put away may not come back. */
function sendWaiting(): void {
  window.clearTimeout(timer);
  timer = undefined;
  if (waiting) navigator.sendBeacon(reportsPath, JSON.stringify(waiting));
  waiting = undefined;
}

export const sendWhenPutAway = (signal?: AbortSignal): void =>
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendWaiting(), {
    ...(signal && { signal }),
  });
