import { links } from '@jangteo/contract/links';
import type { ReleaseSet } from '../releases/release-set.ts';

/** Steps of sign-in and withdrawal, which nobody searches for. */
const steps = /^\/(login|sign-up|welcome|withdraw|admin-)/;

/** Paths without parameters that are public. */
export function publicPaths({ releases }: ReleaseSet): string[] {
  return Object.values(releases)
    .flatMap(({ routes }) => Object.values(routes))
    .filter(({ redirectTo, requiresLogin }) => !redirectTo && !requiresLogin)
    .map(({ path }) => withoutOptional(path))
    .filter((path) => !path.includes(':') && !steps.test(path) && path !== links.notFound())
    .sort();
}

const withoutOptional = (path: string): string => path.replace(/(\/:[^/]+\?)+$/, '') || '/';
