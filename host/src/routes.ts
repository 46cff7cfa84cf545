import { defineRoutes } from '@jangteo/navigation';
import type { routeTable } from './route-table.ts';

export default defineRoutes<typeof routeTable>()({
  'host:not-found': {
    page: () => import(/* webpackChunkName: "host-not-found" */ './not-found/not-found-page.tsx'),
    plan: () => import(/* webpackChunkName: "host-not-found" */ './not-found/not-found-route.ts'),
  },
});
