import { defineRoutes } from '@jangteo/navigation';
import { categoryDetailHead, loadCategoryDetail } from './categories/category-detail-route.ts';
import { categoriesHead, loadCategories } from './categories/category-route.ts';
import { shoppingLiveHead } from './categories/shopping-live-route.ts';
import { dealHead, loadDeal } from './deal/deal-route.ts';
import { eventHead, loadEvent } from './event/event-route.ts';
import { homeHead } from './home/home-head.ts';
import { loadHome } from './home/load-home.ts';
import { loadPeriod, periodHead } from './period/period-route.ts';
import { loadRegion, loadRegionStore, regionHead, regionStoreHead } from './regions/region-route.ts';
import { loadRegions, regionsHead } from './regions/regions-route.ts';
import type { routeTable } from './route-table.ts';
import { loadFoundProducts, loadFoundStores, loadSearchStart, searchHead } from './search/search-route.ts';
import { loadSeason, seasonHead } from './season/season-route.ts';
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
  'shop:category': {
    page: () => import(/* webpackChunkName: "shop-category" */ './categories/category-page.tsx'),
    load: loadCategories,
    head: categoriesHead,
  },
  'shop:category-detail': {
    page: () => import(/* webpackChunkName: "shop-category-detail" */ './categories/category-detail-page.tsx'),
    load: loadCategoryDetail,
    head: categoryDetailHead,
  },
  'shop:shopping-live': {
    page: () => import(/* webpackChunkName: "shop-shopping-live" */ './categories/shopping-live-page.tsx'),
    head: shoppingLiveHead,
  },
  'shop:search-start': {
    page: () => import(/* webpackChunkName: "shop-search-start" */ './search/search-start-page.tsx'),
    load: loadSearchStart,
    head: searchHead,
  },
  'shop:search-products': {
    page: () => import(/* webpackChunkName: "shop-search-products" */ './search/found-products-page.tsx'),
    load: loadFoundProducts,
    head: searchHead,
  },
  'shop:search-stores': {
    page: () => import(/* webpackChunkName: "shop-search-stores" */ './search/found-stores-page.tsx'),
    load: loadFoundStores,
    head: searchHead,
  },
  'shop:season': {
    page: () => import(/* webpackChunkName: "shop-season" */ './season/season-page.tsx'),
    load: loadSeason,
    head: seasonHead,
  },
  'shop:regions': {
    page: () => import(/* webpackChunkName: "shop-regions" */ './regions/regions-page.tsx'),
    load: loadRegions,
    head: regionsHead,
  },
  'shop:region': {
    page: () => import(/* webpackChunkName: "shop-region" */ './regions/region-page.tsx'),
    load: loadRegion,
    head: regionHead,
  },
  'shop:region-store': {
    page: () => import(/* webpackChunkName: "shop-region-store" */ './regions/region-store-page.tsx'),
    load: loadRegionStore,
    head: regionStoreHead,
  },
  'shop:period': {
    page: () => import(/* webpackChunkName: "shop-period" */ './period/period-page.tsx'),
    load: loadPeriod,
    head: periodHead,
  },
  'shop:event': {
    page: () => import(/* webpackChunkName: "shop-event" */ './event/event-page.tsx'),
    load: loadEvent,
    head: eventHead,
  },
});
