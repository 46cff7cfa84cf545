import { keepTokensWith, restoreAuthHeaders } from '@jangteo/http';
import { refreshQueries } from './refresh-queries.ts';
import { type Surroundings, setSurroundings } from './surroundings.ts';
import { onTokensChanged, watchOtherTabs } from './tokens.ts';

/** From now on tokens are renewed when they have expired, and other tabs are followed. Answers the way to stop. */
export function startSession(surroundings: Surroundings): () => void {
  setSurroundings(surroundings);
  restoreAuthHeaders();
  keepTokensWith({
    renew: async (authorization) =>
      (await import(/* webpackChunkName: "session" */ './renewal.ts')).renew(authorization),
    end: async (authorization) => (await import(/* webpackChunkName: "session" */ './expiry.ts')).end(authorization),
  });
  const stops = [onTokensChanged(refreshQueries), watchOtherTabs()];
  return () => {
    for (const stop of stops) stop();
    keepTokensWith(undefined);
    setSurroundings(undefined);
  };
}

/** What the page does for the session by itself, once it has nothing better to do. Answers the way to stop. */
export function tendSession(): () => void {
  let isStopped = false;
  let stop: (() => void) | undefined;
  import(/* webpackChunkName: "session" */ './upkeep.ts').then(
    ({ tend }) => {
      if (!isStopped) stop = tend();
    },
    // Without its code nothing is lost but the watch: calls renew their tokens all the same.
    () => undefined,
  );
  return () => {
    isStopped = true;
    stop?.();
  };
}
