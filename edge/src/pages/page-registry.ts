// Decision: docs/decisions/2026-11-24-a-page-names-its-own-app.md

import type { AppName, Registry } from '@jangteo/contract/release';
import type { ReleaseSet } from '../releases/release-set.ts';

/** What a page of the app has to know of its set: the host, the app, and the file that has the others. */
export function pageRegistry({ registry, releases, appsFile }: ReleaseSet, app: AppName): Registry {
  if (!releases.host.fetchesApps) return registry;
  const { host, [app]: own } = registry.apps;
  const { path, integrity } = appsFile;
  return { ...registry, apps: { host, ...(own && { [app]: own }) }, appsFile: { path, integrity } };
}
