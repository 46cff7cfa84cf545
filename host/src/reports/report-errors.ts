import {
  type BrowserReports,
  mostReportedCharacters,
  mostReports,
  reportsPath,
} from '@jangteo/contract/browser-reports';
import { impersonal } from './impersonal.ts';

type Report = BrowserReports['reports'][number];

/** Errors that come together are sent together. */
const waitMs = 1_000;
/** A page that fails repeatedly sends no more reports than this: they would contain nothing new. */
const mostErrors = 5;
/** One visit in this many reports how fast its pages were. */
const oneOfVisits = 10;

let waiting: Report[] = [];
let timer: number | undefined;
let errorCount = 0;

function send(): void {
  window.clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const body: BrowserReports = { path: window.location.pathname, reports: waiting.slice(0, mostReports) };
  waiting = [];
  navigator.sendBeacon(reportsPath, JSON.stringify(body));
}

/** Tells the edge of an error. Of the stack only places in scripts are sent, since its first line repeats the message. */
export function reportError(error: unknown): void {
  errorCount += 1;
  if (errorCount > mostErrors) return;
  const { name = 'Error', message = String(error), stack = '' } = error instanceof Error ? error : {};
  const frames = stack.split('\n').filter((line) => /:\/\/\S+:\d+:\d+\)?$/.test(line));
  waiting.push({
    kind: 'error',
    message: impersonal(`${name}: ${message}`).slice(0, mostReportedCharacters.message),
    stack: frames.join('\n').slice(0, mostReportedCharacters.stack),
  });
  timer ??= window.setTimeout(send, waitMs);
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Reports what nothing has handled, and of some visits how fast the first page was. Returns how to stop. */
export function startReports(isSampled = Math.random() * oneOfVisits < 1): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  window.addEventListener('error', ({ error }) => error && reportError(error), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason), { signal });
  if (isSampled) observeVitals(signal);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send(), { signal });
  return () => stopping.abort();
}

function observeVitals(signal: AbortSignal): void {
  const vitals = new Map<'LCP' | 'CLS' | 'INP' | 'TTFB', number>();
  const raise = (name: 'LCP' | 'INP', value: number) => vitals.set(name, Math.max(value, vitals.get(name) ?? 0));
  const observe = (type: string, take: (entry: PerformanceEntry) => void) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true });
    signal.addEventListener('abort', () => observer.disconnect());
  };
  observe('largest-contentful-paint', ({ startTime }) => raise('LCP', startTime));
  observe('event', ({ duration }) => raise('INP', duration));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) vitals.set('CLS', (vitals.get('CLS') ?? 0) + value);
  });
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation) vitals.set('TTFB', navigation.responseStart);
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'hidden') return;
      for (const [name, value] of vitals)
        waiting.push({ kind: 'vital', name, value: Math.round(value * 1_000) / 1_000 });
      vitals.clear();
      send();
    },
    { signal },
  );
}
