import { isForSearchEngines } from '@jangteo/contract/routes';
import type { ReleaseSet } from '../releases/release-set.ts';

/** The paths without parameters that search engines may find. */
export function publicPaths({ releases }: ReleaseSet): string[] {
  return Object.values(releases)
    .flatMap(({ routes }) => Object.values(routes))
    .filter((route) => !route.redirectTo && isForSearchEngines(route))
    .map(({ path }) => withoutOptional(path))
    .filter((path) => !path.includes(':'))
    .sort();
}

const withoutOptional = (path: string): string => path.replace(/(\/:[^/]+\?)+$/, '') || '/';
