import { makeAnnouncer } from './announcer.ts';

const times = makeAnnouncer<[earliest: number, latest: number]>();
const secondMs = 1_000;

/**
 * Calls back with two times in ms, between which the server's was when a reply arrived. Returns a function that
 * unsubscribes.
 */
export const onServerTime = times.subscribe;

/** @param date The reply's header, in whole seconds. */
export function announceServerTime(date: unknown, tookMs: number): void {
  const earliest = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (!Number.isNaN(earliest)) times.announce(earliest, earliest + secondMs + tookMs);
}
