import { defineRoutes } from '@jangteo/navigation';
import { dealHead, loadDeal } from './deal/deal-route.ts';
import { homeHead } from './home/home-head.ts';
import { loadHome } from './home/load-home.ts';
import type { routeTable } from './route-table.ts';

export default defineRoutes<typeof routeTable>()({
  'shop:home': {
    page: () => import(/* webpackChunkName: "shop-home" */ './home/home-page.tsx'),
    load: loadHome,
    head: homeHead,
  },
  'shop:deal': {
    page: () => import(/* webpackChunkName: "shop-deal" */ './deal/deal-page.tsx'),
    load: loadDeal,
    head: dealHead,
  },
});
