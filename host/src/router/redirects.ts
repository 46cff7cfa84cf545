import { links } from '@jangteo/contract/links';
import { type RouteObject, redirect, redirectDocument, replace } from '@jangteo/navigation';
import { keepRedirectPath } from '@jangteo/session';
import { noteClickKey } from './click-key.ts';

/** What the router knows of the address that is being opened, and its request does not tell. */
export interface OpenedEntry {
  openingHash?: () => string;
  /**
   * Whether the entry that is being opened is already the current one of the history: on the first load and on the way
   * back. Otherwise the current one is that of the page which the visitor leaves. Missing on the server.
   */
  isAtOpenedEntry?: () => boolean;
}

/**
 * An entry that redirects must not stay in the history: 'back' would lead to it and be redirected again. A pushed entry
 * does not exist yet; `replace` would overwrite the page that the visitor comes from.
 */
export async function redirectResponse(to: string, { isAtOpenedEntry }: OpenedEntry): Promise<Response> {
  await routerIsMade();
  return isAtOpenedEntry?.() ? replace(to) : redirect(to);
}

/** The loaders of the first load begin while the router, which knows the entry, is being made. */
const routerIsMade = () => Promise.resolve();

/** The router warns of routes without a component or an element. */
export const notFoundRoute = (entry: OpenedEntry) => ({
  loader: () => redirectResponse(links.notFound(), entry),
  Component: () => null,
});

export const redirectRoute = (to: string, entry: OpenedEntry): Pick<RouteObject, 'loader' | 'Component'> => ({
  loader: ({ request }) => redirectToPath(to, request, entry),
  Component: () => null,
});

/** Where this document does not know all apps, the page may be one of theirs. */
export const unknownRoute = (entry: OpenedEntry): Pick<RouteObject, 'loader' | 'Component'> => ({
  loader: async ({ request }) => {
    await routerIsMade();
    const { pathname } = new URL(request.url);
    // A document knows the app of the page that it was opened with: loading it again would not find another.
    if (pathname === window.location.pathname) return redirectResponse(links.notFound(), entry);
    return redirectDocument(pathname + queryAndHash(request, entry));
  },
  Component: () => null,
});

export async function redirectToPath(path: string, request: Request, entry: OpenedEntry): Promise<Response> {
  await routerIsMade();
  return redirectResponse(path + queryAndHash(request, entry), entry);
}

export function redirectToLogin(request: Request, entry: OpenedEntry): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  // The page itself, which would note it, opens after the login.
  noteClickKey(search);
  // A visitor who has gone elsewhere meanwhile does not mean to come back to this page.
  if (!request.signal.aborted) keepRedirectPath(pathname + queryAndHash(request, entry));
  return redirectResponse(links.login(), entry);
}

const queryAndHash = ({ url }: Request, { openingHash }: OpenedEntry): string =>
  new URL(url).search + (openingHash?.() ?? '');
