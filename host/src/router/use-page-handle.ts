import { useMatches } from '@jangteo/navigation';
import type { PageHandle } from './page-handle.ts';

/** The handle of the current page: above all its route's flags. */
export const usePageHandle = (): PageHandle | undefined => useMatches().at(-1)?.handle as PageHandle | undefined;
