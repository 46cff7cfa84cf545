import type { RouteEntry } from '@jangteo/contract/routes';
import { useMatches } from '@jangteo/navigation';
import type { PageHandle } from '../router/page-handle.ts';

/** What the current page's route says of its surroundings. */
export function usePageFlags(): RouteEntry | undefined {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  return handle?.entry;
}
