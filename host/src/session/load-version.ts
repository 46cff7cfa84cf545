import { reload } from '@jangteo/navigation/leaving';
import { sessionStore } from '@jangteo/storage';
import type { QueryClient } from '@tanstack/react-query';

/**
 * The server speaks of another web client: the page is loaded anew, without what the old one knew. Once for each version;
 * a tab that cannot remember it stays as it is.
 */
export function loadVersion(version: string, queryClient: QueryClient): void {
  if (sessionStore.get('loadedVersion') === version) return;
  const isRemembered = sessionStore.set('loadedVersion', version);
  if (!isRemembered) return;
  queryClient.clear();
  sessionStore.remove('queryCache');
  reload();
}
