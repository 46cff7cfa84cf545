import type { AnalyticsEvents, EventName } from './events.ts';

export interface PageView {
  /** The name in the route table. */
  pageName: string;
  /** Path and query. */
  path: string;
}

export interface AnalyticsUser {
  /** The member's id for collectors; it is used nowhere else. */
  id: string | undefined;
  email: string | undefined;
  /** Without it advertisers receive nothing. */
  agreedToMarketing: boolean;
  properties: Record<string, string | boolean>;
}

/** A report for the collectors; reports keep the order in which they were made. */
export type Report =
  | { kind: 'event'; name: EventName; properties: object }
  | { kind: 'page'; page: PageView }
  | { kind: 'user'; user: AnalyticsUser | undefined };

type Listener = (report: Report) => void;

/** The most reports that wait for a listener. */
const maxWaiting = 200;

const waiting: Report[] = [];
let listener: Listener | undefined;

function report(given: Report): void {
  if (typeof window === 'undefined') return;
  if (listener) listener(given);
  else waiting.push(given);
  if (waiting.length > maxWaiting) waiting.shift();
}

type EventArguments<Name extends EventName> =
  Record<never, never> extends AnalyticsEvents[Name]
    ? [properties?: AnalyticsEvents[Name]]
    : [properties: AnalyticsEvents[Name]];

/** Counts what a visitor did. Never throws; the collectors receive it once they have started. */
export const track = <Name extends EventName>(name: Name, ...[properties]: EventArguments<Name>): void =>
  report({ kind: 'event', name, properties: properties ?? {} });

export const trackPage = (page: PageView): void => report({ kind: 'page', page });

export const setAnalyticsUser = (user: AnalyticsUser): void => report({ kind: 'user', user });

export const clearAnalyticsUser = (): void => report({ kind: 'user', user: undefined });

/** Passes the waiting reports to the listener, then every new one. */
export function listenToReports(given: Listener): void {
  listener = given;
  for (const waited of waiting.splice(0)) given(waited);
}
