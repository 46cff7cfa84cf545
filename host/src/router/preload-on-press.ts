import { matchRoutes, type RouteObject } from '@jangteo/navigation';
import type { PageHandle } from './page-handle.ts';
import type { Pages } from './pages.ts';

/** A finger that goes down on a link has a tenth of a second before it is a tap: the page's code uses it. */
export function preloadOnPress(routes: RouteObject[], pages: Pages): void {
  document.addEventListener('pointerdown', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin) return;
    const handle: PageHandle | undefined = matchRoutes(routes, link)?.at(-1)?.route.handle;
    // The navigation itself will say that it failed.
    if (handle) pages.preloadCode(handle).catch(() => undefined);
  });
}
