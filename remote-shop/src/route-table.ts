import { defineRouteTable } from '@jangteo/contract/routes';

export const routeTable = defineRouteTable({
  'shop:home': { path: '/', aliases: ['/deal'], pageName: 'home' },
});
