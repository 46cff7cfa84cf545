import { settings } from '@jangteo/testing';
import { QueryClient } from '@tanstack/react-query';
import type { SessionContext } from '../context.ts';
import { startSession } from '../start.ts';

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** Tokens as the server gives them. */
export const tokensOf = (name: string) => ({
  accessToken: `access-${name}`,
  refreshToken: `refresh-${name}`,
  expireDt: inAnHour(),
});

let stop: (() => void) | undefined;

/** The session of one page, with what it did to that page. */
export function openSession(changes: Partial<SessionContext> = {}) {
  const gone: string[] = [];
  const versions: string[] = [];
  const queryClient = new QueryClient();
  stop = startSession({
    settings,
    queryClient,
    hydrated: Promise.resolve(),
    currentPath: () => '/deal/3?from=home',
    goTo: (path) => void gone.push(path),
    onOtherVersion: (version) => void versions.push(version),
    ...changes,
  });
  return { gone, versions, queryClient };
}

afterEach(() => {
  stop?.();
  stop = undefined;
});
