import { defineRouteTable } from '@jangteo/contract/routes';

export const routeTable = defineRouteTable({
  'auth:login': { path: '/login', pageName: 'login', noBottomNav: true },
  'auth:welcome': { path: '/welcome', pageName: 'welcome' },
  'auth:terms': { path: '/terms', pageName: 'terms', noBottomNav: true },
  'auth:privacy': { path: '/privacy', pageName: 'privacy', noBottomNav: true },
  'auth:marketing-info': { path: '/marketing-info', pageName: 'marketing info', noBottomNav: true },
});
