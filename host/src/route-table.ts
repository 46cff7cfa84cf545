import { defineRouteTable } from '@jangteo/contract/routes';

export const routeTable = defineRouteTable({
  'host:not-found': { path: '/404', pageName: 'not found', noBottomNav: true, noScrollTop: true, noIndex: true },
});
