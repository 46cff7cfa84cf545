import { links } from '@jangteo/contract/links';
import { useLocation } from '@jangteo/navigation';
import { seemsSignedIn } from '@jangteo/session';
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
 * Prefetches the code of pages to which a link is visible, and the data of a few pages of other remotes. For a visitor also
 * the login, where each heart and each act of members leads.
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

    const findNew = (path: string) => {
      const found = findOpenedPage(registry, path);
      if (!found || known.has(found.handle.routeId)) return undefined;
      known.add(found.handle.routeId);
      return found;
    };
    // A failure is ignored here: the navigation itself shows it.
    const ignore = () => undefined;

    const lookAhead = (link: HTMLAnchorElement) => {
      const found = findNew(link.pathname);
      if (!found) return;
      const { handle, params } = found;
      if (handle.app === here || handle.entry.requiresLogin || dataLeft === 0) {
        pages.openCodeAhead(handle).catch(ignore);
        return;
      }
      dataLeft -= 1;
      pages.openAhead(handle, routeContext(queryClient, params, link.href)).catch(ignore);
    };

    let stopWatching: (() => void) | undefined;
    const stopWaiting = whenIdle(() => {
      const login = seemsSignedIn() ? undefined : findNew(links.login());
      if (login) pages.openCodeAhead(login.handle).catch(ignore);
      stopWatching = watchLinks(lookAhead);
    });
    return () => {
      stopWaiting();
      stopWatching?.();
    };
  }, [pages, queryClient, pathname]);
}
