import { canonicalPath, hasPaddedId } from '@jangteo/contract/canonical';
import { links } from '@jangteo/contract/links';
import type { AppName } from '@jangteo/contract/release';
import type { RouteMatch } from '@jangteo/contract/routes';
import type { ReleaseSet } from '../releases/release-set.ts';

export type FoundPage = RouteMatch & { app: AppName };

interface Redirect {
  redirect: string;
  keepsQuery: boolean;
  status: 301 | 302;
}

/** The page of a path, or where to redirect. */
export function findPage(set: ReleaseSet, pathname: string): FoundPage | Redirect {
  const found = set.findRoute(pathname);
  if (!found) return { redirect: links.notFound(), keepsQuery: false, status: 302 };
  if (found.route.redirectTo) return { redirect: found.route.redirectTo, keepsQuery: true, status: 302 };
  return hasPaddedId(found) ? { redirect: canonicalPath(found), keepsQuery: true, status: 301 } : found;
}
