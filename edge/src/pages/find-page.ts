import { links } from '@jangteo/contract/links';
import type { AppName } from '@jangteo/contract/release';
import type { RouteMatch } from '@jangteo/contract/routes';
import type { ReleaseSet } from '../releases/release-set.ts';

export type FoundPage = RouteMatch & { app: AppName };

/** The page of a path, or where to redirect. */
export function findPage(set: ReleaseSet, pathname: string): FoundPage | { redirect: string; keepsQuery: boolean } {
  const found = set.findRoute(pathname);
  if (!found) return { redirect: links.notFound(), keepsQuery: false };
  return found.route.redirectTo ? { redirect: found.route.redirectTo, keepsQuery: true } : found;
}
