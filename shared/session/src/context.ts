import type { PublicSettings } from '@jangteo/contract/release';
import type { QueryClient } from '@tanstack/react-query';

/** The parts of the page that the session uses. */
export interface SessionContext {
  settings: PublicSettings;
  queryClient: QueryClient;
  /** Resolved when React has hydrated the whole page: until then the data with which it was rendered must stay. */
  hydrated: Promise<void>;
  /** Path, query and hash of the current page. */
  currentPath: () => string;
  goTo: (path: string) => void;
  /** Called once for each version of the web client that the server names and that is not this one. */
  onOtherVersion: (version: string) => void;
}

let context: SessionContext | undefined;

export function setContext(given: SessionContext | undefined): void {
  context = given;
}

export function getContext(): SessionContext {
  if (!context) throw new Error('The session is used before startSession');
  return context;
}
