// Decision: docs/decisions/2026-11-20-page-parts-travel-with-remotes.md

import path from 'node:path';
import { packageFolder, readJson } from './apps.ts';

/** Modules of which a page has exactly one instance: the host provides them, remotes do not. */
export const libraries = ['react', 'react-dom', '@tanstack/react-query', 'jotai'] as const;
const doors = ['analytics', 'http', 'native', 'navigation', 'overlay', 'query', 'session', 'storage', 'ui'] as const;

interface SharedModule {
  singleton: true;
  strictVersion: boolean;
  version: string;
  requiredVersion: string | false;
  eager?: true;
  import?: false;
}

/** Doors have no versions: promotion compares what they export. Federation wants one of each module all the same. */
const noVersion = '0.0.0';

/**
 * Versions are written out: federation reads `catalog:` and `workspace:*` as no version at all. A library may differ in its
 * patch between host and remote.
 */
export function sharedModules(role: 'host' | 'remote'): Record<string, SharedModule> {
  const supply = role === 'host' ? ({ eager: true } as const) : ({ import: false } as const);
  return Object.fromEntries([
    ...libraries.map((name): [string, SharedModule] => {
      const version = installedVersion(name);
      const requiredVersion = `~${version.split('.').slice(0, 2).join('.')}.0`;
      return [name, { singleton: true, strictVersion: true, version, requiredVersion, ...supply }];
    }),
    ...doors.map((door): [string, SharedModule] => [
      `@jangteo/${door}`,
      { singleton: true, strictVersion: false, version: noVersion, requiredVersion: false, ...supply },
    ]),
  ]);
}

const installedVersion = (name: string): string =>
  readJson<{ version: string }>(path.join(packageFolder(name), 'package.json')).version;
