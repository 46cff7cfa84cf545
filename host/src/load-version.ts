import { mayReload, reloadOnce } from '@jangteo/navigation/reload';
import { sessionStore } from '@jangteo/storage';
import type { QueryClient } from '@tanstack/react-query';

/** The server speaks of another web client: the page is loaded anew, without what the old one knew. */
export function loadVersion(version: string, queryClient: QueryClient): void {
  const cause = `version ${version}`;
  if (!mayReload(cause)) return;
  queryClient.clear();
  sessionStore.remove('queryCache');
  reloadOnce(cause);
}
