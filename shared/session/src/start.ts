import { keepTokensWith, restoreAuthHeaders } from '@jangteo/http';
import { type SessionContext, setContext } from './context.ts';
import { dropStored, refreshQueries } from './profile/refresh-queries.ts';
import { changeMissed, watchReturns } from './tokens/member-of-tab.ts';
import { onTokensChanged, watchOtherTabs } from './tokens/tokens.ts';

/** From now on expired tokens are renewed and other tabs' logins are followed. Returns a function that stops it. */
export function startSession(context: SessionContext): () => void {
  setContext(context);
  restoreAuthHeaders();
  const missed = changeMissed();
  if (missed) dropStored(missed);
  keepTokensWith({
    renew: async (authorization) =>
      (await import(/* webpackChunkName: "session" */ './renewal/renewal.ts')).renew(authorization),
    end: async (authorization) =>
      (await import(/* webpackChunkName: "session" */ './renewal/expiry.ts')).endExpiredLogin(authorization),
    checkBan: async () => (await import(/* webpackChunkName: "session" */ './profile/check-ban.ts')).checkBan(),
    checkAgreement: async () =>
      (await import(/* webpackChunkName: "session" */ './profile/check-agreement.ts')).checkAgreement(),
  });
  const stops = [onTokensChanged(refreshQueries), watchOtherTabs(), watchReturns()];
  return () => {
    for (const stop of stops) stop();
    keepTokensWith(undefined);
    setContext(undefined);
  };
}

/** Loads and starts the background checks; call it when the page is idle. Returns a function that stops them. */
export function startBackgroundChecks(): () => void {
  let isStopped = false;
  let stop: (() => void) | undefined;
  import(/* webpackChunkName: "session" */ './background-checks.ts').then(
    ({ checkInBackground }) => {
      if (!isStopped) stop = checkInBackground();
    },
    // Without this code calls still renew their tokens; only the regular checks are missing.
    () => undefined,
  );
  return () => {
    isStopped = true;
    stop?.();
  };
}
