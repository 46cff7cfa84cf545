import path from 'node:path';
import { projectRoot, readJson } from './apps.ts';

/** Modules of which a page has exactly one instance: the host provides them, remotes do not. */
const libraries = ['react', 'react-dom', '@tanstack/react-query', 'jotai'] as const;
const doors = ['analytics', 'http', 'native', 'navigation', 'overlay', 'query', 'session', 'storage', 'ui'] as const;

interface SharedModule {
  singleton: true;
  strictVersion: true;
  version: string;
  requiredVersion: string;
  eager?: true;
  import?: false;
}

/**
 * Versions are written out: federation reads `catalog:` and `workspace:*` as no version at all.
 * A library may differ in its patch, a door in its minor version, between host and remote.
 */
export function sharedModules(role: 'host' | 'remote'): Record<string, SharedModule> {
  const supply = role === 'host' ? ({ eager: true } as const) : ({ import: false } as const);
  const entry = (version: string, requiredVersion: string): SharedModule => ({
    singleton: true,
    strictVersion: true,
    version,
    requiredVersion,
    ...supply,
  });
  return Object.fromEntries([
    ...libraries.map((name) => {
      const version = installedVersion(name);
      return [name, entry(version, `~${version.split('.').slice(0, 2).join('.')}.0`)];
    }),
    ...doors.map((door) => {
      const { version } = readJson<{ version: string }>(path.join(projectRoot, 'shared', door, 'package.json'));
      return [`@jangteo/${door}`, entry(version, `^${version}`)];
    }),
  ]);
}

const installedVersion = (name: string): string =>
  readJson<{ version: string }>(path.join(projectRoot, 'host/node_modules', name, 'package.json')).version;
