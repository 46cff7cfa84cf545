import { defineRoutes } from '@jangteo/navigation';
import type { routeTable } from './route-table.ts';

export default defineRoutes<typeof routeTable>()({
  'shop:home': {
    page: () => import(/* webpackChunkName: "shop-home" */ './home/home-page.tsx'),
    plan: () => import(/* webpackChunkName: "shop-home" */ './home/home-route.ts'),
  },
  'shop:deal': {
    page: () => import(/* webpackChunkName: "shop-deal" */ './deal/deal-page.tsx'),
    plan: () => import(/* webpackChunkName: "shop-deal" */ './deal/deal-route.ts'),
  },
  'shop:stores': {
    page: () => import(/* webpackChunkName: "shop-stores" */ './stores/store-list-page.tsx'),
    plan: () => import(/* webpackChunkName: "shop-stores" */ './stores/store-list-route.ts'),
  },
  'shop:store': {
    page: () => import(/* webpackChunkName: "shop-store" */ './stores/store-page.tsx'),
    plan: () => import(/* webpackChunkName: "shop-store" */ './stores/store-route.ts'),
  },
  'shop:category': {
    page: () => import(/* webpackChunkName: "shop-category" */ './categories/category-page.tsx'),
    plan: () => import(/* webpackChunkName: "shop-category" */ './categories/category-route.ts'),
  },
  'shop:category-detail': {
    page: () => import(/* webpackChunkName: "shop-category-detail" */ './categories/category-detail-page.tsx'),
    plan: () => import(/* webpackChunkName: "shop-category-detail" */ './categories/category-detail-route.ts'),
  },
  'shop:shopping-live': {
    page: () => import(/* webpackChunkName: "shop-shopping-live" */ './categories/shopping-live-page.tsx'),
    plan: () => import(/* webpackChunkName: "shop-shopping-live" */ './categories/shopping-live-route.ts'),
  },
  'shop:search-start': {
    page: () => import(/* webpackChunkName: "shop-search-start" */ './search/search-start-page.tsx'),
    plan: () => import(/* webpackChunkName: "shop-search-start" */ './search/search-start-route.ts'),
  },
  'shop:search-products': {
    page: () => import(/* webpackChunkName: "shop-search-products" */ './search/found-products-page.tsx'),
    plan: () => import(/* webpackChunkName: "shop-search-products" */ './search/found-products-route.ts'),
  },
  'shop:search-stores': {
    page: () => import(/* webpackChunkName: "shop-search-stores" */ './search/found-stores-page.tsx'),
    plan: () => import(/* webpackChunkName: "shop-search-stores" */ './search/found-stores-route.ts'),
  },
  'shop:season': {
    page: () => import(/* webpackChunkName: "shop-season" */ './season/season-page.tsx'),
    plan: () => import(/* webpackChunkName: "shop-season" */ './season/season-route.ts'),
  },
  'shop:regions': {
    page: () => import(/* webpackChunkName: "shop-regions" */ './regions/regions-page.tsx'),
    plan: () => import(/* webpackChunkName: "shop-regions" */ './regions/regions-route.ts'),
  },
  'shop:region': {
    page: () => import(/* webpackChunkName: "shop-region" */ './regions/region-page.tsx'),
    plan: () => import(/* webpackChunkName: "shop-region" */ './regions/region-route.ts'),
  },
  'shop:region-store': {
    page: () => import(/* webpackChunkName: "shop-region-store" */ './regions/region-store-page.tsx'),
    plan: () => import(/* webpackChunkName: "shop-region-store" */ './regions/region-store-route.ts'),
  },
  'shop:periods': {
    page: () => import(/* webpackChunkName: "shop-periods" */ './period/period-list-page.tsx'),
    plan: () => import(/* webpackChunkName: "shop-periods" */ './period/period-list-route.ts'),
  },
  'shop:period': {
    page: () => import(/* webpackChunkName: "shop-period" */ './period/period-page.tsx'),
    plan: () => import(/* webpackChunkName: "shop-period" */ './period/period-route.ts'),
  },
  'shop:admin-deal': {
    page: () => import(/* webpackChunkName: "shop-admin-deal" */ './deal/deal-preview-page.tsx'),
    plan: () => import(/* webpackChunkName: "shop-admin-deal" */ './preview-route.ts'),
  },
  'shop:admin-period': {
    page: () => import(/* webpackChunkName: "shop-admin-period" */ './period/period-preview-page.tsx'),
    plan: () => import(/* webpackChunkName: "shop-admin-period" */ './preview-route.ts'),
  },
  'shop:admin-event': {
    page: () => import(/* webpackChunkName: "shop-admin-event" */ './event/event-preview-page.tsx'),
    plan: () => import(/* webpackChunkName: "shop-admin-event" */ './preview-route.ts'),
  },
  'shop:custom-event': {
    page: () => import(/* webpackChunkName: "shop-custom-event" */ './custom-event/custom-event-page.tsx'),
    plan: () => import(/* webpackChunkName: "shop-custom-event" */ './custom-event/custom-event-route.ts'),
  },
  'shop:occasion': {
    page: () => import(/* webpackChunkName: "shop-occasion" */ './themes/occasion-page.tsx'),
    plan: () => import(/* webpackChunkName: "shop-occasion" */ './themes/occasion-route.ts'),
  },
  'shop:theme': {
    page: () => import(/* webpackChunkName: "shop-theme" */ './themes/theme-page.tsx'),
    plan: () => import(/* webpackChunkName: "shop-theme" */ './themes/theme-route.ts'),
  },
  'shop:favourite-products': {
    page: () => import(/* webpackChunkName: "shop-favourite-products" */ './favourites/liked-products-page.tsx'),
    plan: () => import(/* webpackChunkName: "shop-favourite-products" */ './favourites/liked-products-route.ts'),
  },
  'shop:favourite-stores': {
    page: () => import(/* webpackChunkName: "shop-favourite-stores" */ './favourites/liked-stores-page.tsx'),
    plan: () => import(/* webpackChunkName: "shop-favourite-stores" */ './favourites/liked-stores-route.ts'),
  },
  'shop:recently-viewed': {
    page: () => import(/* webpackChunkName: "shop-recently-viewed" */ './favourites/recently-viewed-page.tsx'),
    plan: () => import(/* webpackChunkName: "shop-recently-viewed" */ './favourites/recently-viewed-route.ts'),
  },
  'shop:event': {
    page: () => import(/* webpackChunkName: "shop-event" */ './event/event-page.tsx'),
    plan: () => import(/* webpackChunkName: "shop-event" */ './event/event-route.ts'),
  },
});
