// Decision: docs/decisions/2026-11-20-doors-are-packages.md

import { appNames } from '@jangteo/contract/release';

const apps: readonly string[] = appNames;
const servers = ['api', 'edge', 'outside'];
/** Packages that are not the product: the product imports nothing of them. */
const guests = ['demo', 'bench', 'assets', 'e2e', 'build', 'scripts', 'jest'];

/** Doors that servers share beside the contract. They use Node, so that no browser takes them. */
const serverDoors = ['shared/network', 'shared/object-store'];

/** Patterns for every folder with sources. */
export const sourceFolders = [...apps, 'shared/*', ...servers, ...guests];

/** The package of a file, by its path from the project's root: `shared/ui/src/a.ts` → `shared/ui`. */
export function packageOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'shared' ? `${first}/${second}` : first;
}

export const isApp = (name: string): boolean => apps.includes(name);
/** Packages that run outside the browser only, and may therefore use the contract's values. */
export const isOutsideBrowser = (name: string): boolean =>
  servers.includes(name) || guests.includes(name) || isServerDoor(name);
export const isServer = (name: string): boolean => servers.includes(name);
export const isServerDoor = (name: string): boolean => serverDoors.includes(name);
const isDoor = (name: string): boolean => name.startsWith('shared/');
/** Packages that are loaded by browsers. Of the contract, browsers load only types and plain values. */
export const isBrowser = (name: string): boolean =>
  isApp(name) || (isDoor(name) && name !== 'shared/contract' && !isServerDoor(name));
/** A remote's parts for other sites, which run without the host. */
export const isEmbed = (file: string): boolean => /^remote-[^/]+\/src\/embed\//.test(file);
export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** `@jangteo/ui/server` → `shared/ui`; undefined for other packages. */
export function workspacePackageOf(specifier: string): string | undefined {
  const name = /^@jangteo\/([^/]+)/.exec(specifier)?.[1];
  if (!name) return undefined;
  return isApp(name) || isOutsideBrowser(name) ? name : `shared/${name}`;
}
