import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteTable } from '@jangteo/contract';
import { type AppName, appDirectory } from './apps.ts';

export async function readRouteTable(app: AppName): Promise<RouteTable> {
  const file = path.join(appDirectory(app), 'src/route-table.ts');
  const { routeTable } = (await import(pathToFileURL(file).href)) as { routeTable: RouteTable };
  return routeTable;
}
