import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type AppName, appNames, containerName, isAppName, isRemoteName } from '@jangteo/contract';

export const projectRoot = path.resolve(import.meta.dirname, '..');

export const appDirectory = (app: AppName): string => path.join(projectRoot, app);
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

export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

export { type AppName, appNames, containerName, isRemoteName };
