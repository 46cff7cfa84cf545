import type { Registry } from '@jangteo/contract/release';
import type { QueryClient } from '@tanstack/react-query';
import { findOpenedPage } from './find-page.ts';
import { routeContext } from './page-handle.ts';
import type { Pages } from './pages.ts';
import { savesData } from './saves-data.ts';

/** Between pointerdown and the tap's end lies a tenth of a second: the page's code and data load meanwhile. */
export function preloadOnPress(registry: Registry, pages: Pages, queryClient: QueryClient): void {
  document.addEventListener('pointerdown', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin) return;
    const found = findOpenedPage(registry, link.pathname);
    if (!found) return;
    const { handle, params } = found;
    if (handle.entry.requiresLogin || savesData()) pages.openCodeAhead(handle);
    else pages.openAhead(handle, routeContext(queryClient, params, link.href));
  });
}
