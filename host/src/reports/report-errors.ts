import { mostReportedCharacters } from '@jangteo/contract/browser-reports';
import { impersonal } from './impersonal.ts';
import { sendSoon, sendWhenPutAway } from './send-reports.ts';

/** A page that fails repeatedly sends no more reports than this: they would contain nothing new. */
const mostErrors = 5;

let errorCount = 0;

/** Tells the edge of an error. Of the stack only places in scripts are sent, since its first line repeats the message. */
export function reportError(error: unknown): void {
  errorCount += 1;
  if (errorCount > mostErrors) return;
  const { name = 'Error', message = String(error), stack = '' } = error instanceof Error ? error : {};
  const frames = stack.split('\n').filter((line) => /:\/\/\S+:\d+:\d+\)?$/.test(line));
  sendSoon({
    kind: 'error',
    message: impersonal(`${name}: ${message}`).slice(0, mostReportedCharacters.message),
    stack: frames.join('\n').slice(0, mostReportedCharacters.stack),
  });
}

/** Reports what nothing has handled. Returns how to stop. */
export function startReports(): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  window.addEventListener('error', ({ error }) => error && reportError(error), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason), { signal });
  sendWhenPutAway(signal);
  return () => stopping.abort();
}
