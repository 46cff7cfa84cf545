import { links } from '@jangteo/contract/links';
import { useLocation } from '@jangteo/navigation';
import { keptRedirectPath, seemsSignedIn } from '@jangteo/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readRegistry } from '../registry.ts';
import { findOpenedPage, findPage } from '../router/find-page.ts';
import { routeContext } from '../router/page-handle.ts';
import { usePages } from '../router/pages-context.ts';
import { savesData } from '../router/saves-data.ts';
import { watchLinks } from './watch-links.ts';
import { whenIdle } from './when-idle.ts';

/** The most pages of other remotes whose data is prefetched, for each page. */
const dataAhead = 3;

/**
 * Prefetches the code of pages to which a link is in view or near, and the data of a few pages of other remotes. For a visitor
 * also that of the login, where each heart and each act of members leads, and there that of the page to which it leads back.
 */
export function usePrefetch(): void {
  const pages = usePages();
  const queryClient = useQueryClient();
  const { pathname } = useLocation();

  useEffect(() => {
    if (savesData()) return;
    const registry = readRegistry();
    const here = findPage(registry, pathname)?.handle.app;
    const known = new Set<string>();
    let dataLeft = dataAhead;

    const lookAhead = (link: HTMLAnchorElement) => {
      const found = findOpenedPage(registry, link.pathname);
      if (!found || known.has(found.handle.routeId)) return;
      const { handle, params } = found;
      known.add(handle.routeId);
      if (handle.app === here || handle.entry.requiresLogin || dataLeft === 0) {
        pages.openCodeAhead(handle);
        return;
      }
      dataLeft -= 1;
      pages.openAhead(handle, routeContext(queryClient, params, link.href));
    };

    let stopWatching: (() => void) | undefined;
    const stopWaiting = whenIdle(() => {
      const next = seemsSignedIn() ? undefined : findPage(registry, nextForVisitor(pathname));
      if (next) {
        known.add(next.handle.routeId);
        pages.openCodeAhead(next.handle);
      }
      stopWatching = watchLinks(lookAhead);
    });
    return () => {
      stopWaiting();
      stopWatching?.();
    };
  }, [pages, queryClient, pathname]);
}

const nextForVisitor = (pathname: string): string =>
  pathname === links.login() ? new URL(keptRedirectPath(), window.location.origin).pathname : links.login();
