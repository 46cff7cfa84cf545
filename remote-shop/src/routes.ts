import { defineRoutes } from '@jangteo/navigation';
import { dealHead, loadDeal } from './deal/deal-route.ts';
import { homeHead } from './home/home-head.ts';
import { loadHome } from './home/load-home.ts';
import type { routeTable } from './route-table.ts';
import { loadStores, storesHead } from './stores/store-list-route.ts';
import { loadStore, storeHead } from './stores/store-route.ts';

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
  'shop:stores': {
    page: () => import(/* webpackChunkName: "shop-stores" */ './stores/store-list-page.tsx'),
    load: loadStores,
    head: storesHead,
  },
  'shop:store': {
    page: () => import(/* webpackChunkName: "shop-store" */ './stores/store-page.tsx'),
    load: loadStore,
    head: storeHead,
  },
});
