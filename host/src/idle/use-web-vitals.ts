// Decision: docs/decisions/2026-11-30-web-vitals-by-their-own-library.md

import { useEffect } from 'react';
import {
  type CLSMetric,
  type INPMetric,
  type LCPMetric,
  onCLS,
  onINP,
  onLCP,
  onTTFB,
  type TTFBMetric,
} from 'web-vitals';
import { sendSoon, sendWhenPutAway } from '../reports/send-reports.ts';

/** One visit in this many reports how fast its pages were. */
const oneOfVisits = 10;

export function useWebVitals(): void {
  useEffect(() => {
    if (Math.random() * oneOfVisits < 1) reportWebVitals();
  }, []);
}

/** Reports each value once: what it is when the page is put away for the first time, or left for another one. */
function reportWebVitals(): void {
  const reported = new Set<string>();
  const report = ({ id, name, value, navigationURL }: CLSMetric | INPMetric | LCPMetric | TTFBMetric) => {
    const key = `${name} ${id}`;
    if (reported.has(key)) return;
    reported.add(key);
    const { pathname } = new URL(navigationURL ?? '', window.location.href);
    sendSoon({ kind: 'vital', name, value: Math.round(value * 1_000) / 1_000 }, pathname);
  };
  onTTFB(report);
  onLCP(report);
  // Where the browser tells one page of a document from the next, each has its own: they may be of different apps.
  const ofEachPage = { reportSoftNavs: true };
  onCLS(report, ofEachPage);
  onINP(report, ofEachPage);
  // Begun after the library's own, which report their values when the page is put away.
  sendWhenPutAway();
}
