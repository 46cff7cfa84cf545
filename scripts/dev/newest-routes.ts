import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AppName } from '@jangteo/contract/release';
import type { RouteTable } from '@jangteo/contract/routes';
import { appDirectory } from '../../build/apps.ts';
import type { LocalRoutes } from './dev-page.ts';

/** The route tables of the present sources: a changed file is imported as another module. */
export async function readNewestRoutes(apps: AppName[]): Promise<LocalRoutes> {
  const entries = apps.map(async (app) => {
    const file = path.join(appDirectory(app), 'src/route-table.ts');
    const { mtimeMs } = await stat(file);
    const { routeTable } = (await import(`${pathToFileURL(file)}?${mtimeMs}`)) as { routeTable: RouteTable };
    return [app, routeTable] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
