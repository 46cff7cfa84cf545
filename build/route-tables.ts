import type { RouteTable } from '@jangteo/contract';
import type { AppName } from './apps.ts';

export async function readRouteTable(app: AppName): Promise<RouteTable> {
  const { routeTable } = (await import(`../${app}/src/route-table.ts`)) as { routeTable: RouteTable };
  return routeTable;
}
