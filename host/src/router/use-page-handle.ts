import { useMatches } from '@jangteo/navigation';
import type { PageHandle } from './page-handle.ts';

/** What is known of the current page, its route's flags above all. */
export const usePageHandle = (): PageHandle | undefined => useMatches().at(-1)?.handle as PageHandle | undefined;
