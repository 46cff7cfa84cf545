import { links } from '@jangteo/contract/links';
import { appNames } from '@jangteo/contract/release';
import type { ReleaseSet } from '../releases/release-set.ts';

/** Steps on a member's way in or out, which nobody looks for. */
const steps = /^\/(login|sign-up|welcome|withdraw|admin-)/;

/** Addresses without parameters that everybody may see. */
export function publicPaths({ releases }: ReleaseSet): string[] {
  return appNames
    .flatMap((app) => Object.values(releases[app].routes))
    .filter(({ redirectTo, requiresLogin }) => !redirectTo && !requiresLogin)
    .map(({ path }) => withoutOptional(path))
    .filter((path) => !path.includes(':') && !steps.test(path) && path !== links.notFound())
    .sort();
}

const withoutOptional = (path: string): string => path.replace(/(\/:[^/]+\?)+$/, '') || '/';
