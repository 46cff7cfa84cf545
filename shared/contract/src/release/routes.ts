// Decision: docs/decisions/2026-11-20-route-tables-are-data.md

import { largestId } from '../call/largest-id.ts';

/**
 * Route tables: plain data that is part of each release, so that a remote can add a page without a release of the host.
 */

export interface RouteEntry {
  /** Parameters as `:name`; a trailing `?` makes one optional. Case-sensitive. */
  path: string;
  /** Other addresses of the same page. */
  aliases?: readonly string[];
  /**
   * Parameters that accept only the digits of an id or code; any other value gives /404. An id's name ends with `Id`:
   * its address with zeros in front leads to the one without.
   */
  digits?: readonly string[];
  /** The page's name in analytics. */
  pageName: string;
  noBottomNav?: boolean;
  noScrollTop?: boolean;
  requiresLogin?: boolean;
  /** Whether the page keeps what the member writes on it when the login expires: it leaves by itself after a logout. */
  keepsText?: boolean;
  /** Search engines are not to find the page; they find none that requires a login. */
  noIndex?: boolean;
  /** Redirects to another path of our own; such an entry has no page. */
  redirectTo?: string;
}

/** The first segments of the addresses that the edge answers itself, where no page can be opened. */
export const edgeSegments: readonly string[] = [
  '.well-known',
  'api',
  'federation',
  'fonts',
  'icons',
  'img',
  'live',
  'r',
  'ready',
];

/** Keys are route ids; a remote names its page chunks after them. */
export type RouteTable = Record<string, RouteEntry>;

export const defineRouteTable = <const T extends RouteTable>(table: T): T => table;

export interface RouteMatch {
  id: string;
  route: RouteEntry;
  params: Record<string, string>;
}

export const isForSearchEngines = ({ noIndex, requiresLogin }: RouteEntry): boolean => !noIndex && !requiresLogin;

export const pathsOf = (route: RouteEntry): string[] => [route.path, ...(route.aliases ?? [])];

export const paramsAllowed = (route: RouteEntry, params: Record<string, string | undefined>): boolean =>
  (route.digits ?? []).every((name) => params[name] === undefined || isIdOrCode(params[name]));

const isIdOrCode = (text: string): boolean => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= largestId;

/** The route of a path; undefined where none matches. Fixed segments have precedence over parameters. */
export function matchRoute(table: RouteTable, pathname: string): RouteMatch | undefined {
  const segments = pathname.split('/').filter(Boolean);
  let best: (RouteMatch & { score: number }) | undefined;
  for (const [id, route] of Object.entries(table)) {
    for (const path of pathsOf(route)) {
      const match = matchPath(path, segments);
      if (match && paramsAllowed(route, match.params) && (!best || match.score > best.score)) {
        best = { id, route, ...match };
      }
    }
  }
  return best && { id: best.id, route: best.route, params: best.params };
}

function matchPath(path: string, segments: string[]): { params: Record<string, string>; score: number } | undefined {
  const parts = path.split('/').filter(Boolean);
  if (segments.length > parts.length) return undefined;
  const params: Record<string, string> = {};
  let score = 0;
  for (const [i, part] of parts.entries()) {
    const segment = segments[i];
    if (!part.startsWith(':')) {
      if (segment !== part) return undefined;
      score += 2;
      continue;
    }
    if (segment === undefined) {
      if (part.endsWith('?')) continue;
      return undefined;
    }
    try {
      params[part.slice(1).replace('?', '')] = decodeURIComponent(segment);
    } catch {
      return undefined;
    }
    score += 1;
  }
  return { params, score };
}
