import type { PublicSettings } from '@jangteo/contract/release';
import type { QueryClient } from '@tanstack/react-query';

/** What the session needs of the page it lives in. */
export interface Surroundings {
  settings: PublicSettings;
  queryClient: QueryClient;
  /** Path, query and hash of the page that is shown. */
  currentPath: () => string;
  goTo: (path: string) => void;
  /** The server speaks of a newer web client than this one; told once for each version. */
  onOtherVersion: (version: string) => void;
}

let surroundings: Surroundings | undefined;

export function setSurroundings(given: Surroundings | undefined): void {
  surroundings = given;
}

export function getSurroundings(): Surroundings {
  if (!surroundings) throw new Error('The session is used before startSession');
  return surroundings;
}
