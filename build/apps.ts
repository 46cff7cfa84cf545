// Decision: docs/decisions/2026-11-24-an-app-in-a-repository-of-its-own.md

import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type AppName, appNames, containerName, isAppName, isRemoteName } from '@jangteo/contract';

/** Where these programs lie: in the project, or, for an app with a repository of its own, as an installed package. */
export const toolsRoot = path.resolve(import.meta.dirname, '..');
export const isInstalled = toolsRoot.split(path.sep).includes('node_modules');

/** The sources of all apps, or of one. */
export const projectRoot = isInstalled ? process.cwd() : toolsRoot;

/** An app with a repository of its own has the host beside the tools, for development. */
export function appDirectory(app: AppName, root = projectRoot): string {
  if (!isInstalled) return path.join(root, app);
  return app === 'host' ? packageFolder('@jangteo/host') : root;
}
export const distDirectory = (app: AppName): string => path.join(appDirectory(app), 'dist');

/** `shop` and `remote-shop` both name remote-shop. */
export function parseAppName(text: string): AppName {
  const name = isAppName(text) ? text : `remote-${text}`;
  if (!isAppName(name)) throw new Error(`There is no app '${text}'. Apps: ${appNames.join(', ')}`);
  return name;
}

/** What every remote exposes. */
export const exposedModule = './routes';

/** The chunk of a route's page: `shop:home` → `shop-home`, as its `webpackChunkName` says. */
export const pageChunk = (routeId: string): string => routeId.replace(':', '-');

/** The folder of a package that the one in another folder depends on. */
export function findInstalled(name: string, from: string): string | undefined {
  const places = createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? [];
  const place = places.map((folder) => path.join(folder, name)).find((folder) => existsSync(folder));
  return place && realpathSync(place);
}

/** The folder of a door, or of a library of the host. */
export function packageFolder(name: string): string {
  const door = name.match(/^@jangteo\/(.+)$/)?.[1];
  if (door && !isInstalled) return path.join(projectRoot, 'shared', door);
  const folder = findInstalled(name, isInstalled ? toolsRoot : path.join(projectRoot, 'host'));
  if (!folder) throw new Error(`${name} is not installed`);
  return folder;
}

export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

export { type AppName, appNames, containerName, isRemoteName };
