import { defineRouteTable } from '@jangteo/contract/routes';

export const routeTable = defineRouteTable({
  'shop:home': { path: '/', aliases: ['/deal'], pageName: 'home' },
  'shop:deal': { path: '/deal/:dealId', digits: ['dealId'], pageName: 'express deal', noBottomNav: true },
  'shop:stores': { path: '/store', pageName: 'stores main' },
  'shop:store': { path: '/store/:shopId', digits: ['shopId'], pageName: 'stores detail', noBottomNav: true },
  'shop:category': { path: '/category', pageName: 'category' },
  'shop:category-detail': {
    path: '/category/detail/:secondCode?/:thirdCode?',
    digits: ['secondCode', 'thirdCode'],
    pageName: 'category detail',
  },
  'shop:shopping-live': { path: '/category/shopping-live', pageName: 'category shopping live' },
  'shop:search-start': { path: '/search/list', pageName: 'search', noBottomNav: true },
  'shop:search-products': { path: '/search', pageName: 'search', noBottomNav: true },
  'shop:search-stores': { path: '/search/stores', pageName: 'search', noBottomNav: true },
  'shop:season': { path: '/season', pageName: 'seasonal specialties' },
  'shop:regions': { path: '/local-main', pageName: 'regional specialties main' },
  'shop:region': { path: '/local/:localCode', digits: ['localCode'], pageName: 'regional specialties store list' },
  'shop:region-store': {
    path: '/local/store/:localCode/:shopId',
    digits: ['localCode', 'shopId'],
    pageName: 'regional specialties store',
  },
  'shop:period': { path: '/period/:periodId', digits: ['periodId'], pageName: 'period deal', noBottomNav: true },
  'shop:admin-deal': {
    path: '/admin-deal/:dealId',
    digits: ['dealId'],
    pageName: 'express deal',
    noBottomNav: true,
  },
  'shop:admin-period': {
    path: '/admin-period/:periodId',
    digits: ['periodId'],
    pageName: 'period deal',
    noBottomNav: true,
  },
  'shop:admin-event': { path: '/admin-event/:eventId', digits: ['eventId'], pageName: 'events' },
  'shop:custom-event': { path: '/custom-event/:customEventId', digits: ['customEventId'], pageName: 'events' },
  'shop:occasion': { path: '/category/season/occasion', pageName: 'category theme' },
  'shop:theme': {
    path: '/category/season/recommendation/:recommendationCategoryId?',
    digits: ['recommendationCategoryId'],
    pageName: 'category theme',
  },
  'shop:event': { path: '/event/:eventId', digits: ['eventId'], pageName: 'events' },
});
