import type { AnalyticsEvents, EventName } from './events.ts';

export interface PageView {
  /** As its route table names it. */
  pageName: string;
  /** Path and query. */
  path: string;
}

export interface AnalyticsUser {
  /** By which those who count know a member, and nobody else does. */
  id: string | undefined;
  email: string | undefined;
  /** Without it nothing is told to those who show advertisements. */
  agreedToMarketing: boolean;
  properties: Record<string, string | boolean>;
}

/** What is to be told, in the order in which it happened. */
export type Report =
  | { kind: 'event'; name: EventName; properties: object }
  | { kind: 'page'; page: PageView }
  | { kind: 'user'; user: AnalyticsUser | undefined };

type Listener = (report: Report) => void;

/** A page that nobody listens to for long says no more than this. */
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

/** Counts what a visitor did. Costs nothing, never fails, and is told later to whoever collects it. */
export const track = <Name extends EventName>(name: Name, ...[properties]: EventArguments<Name>): void =>
  report({ kind: 'event', name, properties: properties ?? {} });

export const trackPage = (page: PageView): void => report({ kind: 'page', page });

export const setAnalyticsUser = (user: AnalyticsUser): void => report({ kind: 'user', user });

export const clearAnalyticsUser = (): void => report({ kind: 'user', user: undefined });

/** Hands over what has been waiting, then everything as it comes. */
export function listenToReports(given: Listener): void {
  listener = given;
  for (const waited of waiting.splice(0)) given(waited);
}
