import { call, onServerTime } from '@jangteo/http';
import { useExternalValue } from '@jangteo/state';
import { useEffect } from 'react';
import { makeServerClock } from './server-clock.ts';

const clock = makeServerClock(() =>
  call('GET /api/v1/display/web/current-datetime').then(
    ({ serverDt }) => Date.parse(serverDt),
    () => undefined,
  ),
);

/**
 * Begins with the time at which the server rendered the page, so that the browser draws the same, and follows the times of
 * all replies. Returns a function that stops it.
 */
export function startServerClock(renderedAt: number | undefined): () => void {
  if (renderedAt !== undefined) clock.guess(renderedAt);
  return onServerTime(clock.bound);
}

/** The server's time in ms, whatever this device's clock says. */
export const serverNow = (): number => clock.now();

/** To be called when an answer with the server's time arrives, not when it is read from a cache. */
export function setServerClock(serverDt: string): void {
  // A server that renders knows the time itself, and this would be shared by all its visitors.
  if (typeof window !== 'undefined') clock.set(Date.parse(serverDt));
}

/**
 * The server's time in ms, renewed every second. `serverDt` is the time in the data that is shown: with it the server
 * draws and the browser hydrates, so that both draw the same.
 */
export function useServerClock(serverDt: string): number {
  const drawn = Date.parse(serverDt);
  const now = useExternalValue(clock.onSecond, () => (clock.isSet() ? clock.second() : drawn), drawn);
  useEffect(() => clock.guess(drawn), [drawn]);
  return now;
}
