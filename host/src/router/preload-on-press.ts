import { matchRoutes, type RouteObject } from '@jangteo/navigation';
import type { QueryClient } from '@tanstack/react-query';
import { type PageHandle, routeContext } from './page-handle.ts';
import type { Pages } from './pages.ts';
import { savesData } from './saves-data.ts';

/** Between pointerdown and the tap's end lies a tenth of a second: the page's code and data load meanwhile. */
export function preloadOnPress(routes: RouteObject[], pages: Pages, queryClient: QueryClient): void {
  document.addEventListener('pointerdown', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin) return;
    const match = matchRoutes(routes, link)?.at(-1);
    const handle: PageHandle | undefined = match?.route.handle;
    if (!match || !handle) return;
    const preloading =
      handle.entry.requiresLogin || savesData()
        ? pages.openCodeAhead(handle)
        : pages.openAhead(handle, routeContext(queryClient, match.params, link.href));
    // A failure is ignored here: the navigation itself shows it.
    preloading.catch(() => undefined);
  });
}
