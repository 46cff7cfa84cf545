import { mayReload, reloadOnce } from '@jangteo/navigation/reload';
import { sessionStore } from '@jangteo/storage';
import type { QueryClient } from '@tanstack/react-query';

/** The server expects another version of the web client: the page is reloaded, without the old one's caches. */
export function loadVersion(version: string, queryClient: QueryClient): void {
  const cause = `version ${version}`;
  if (!mayReload(cause)) return;
  queryClient.clear();
  sessionStore.remove('queryCache');
  reloadOnce(cause);
}
