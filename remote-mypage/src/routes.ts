import { defineRoutes } from '@jangteo/navigation';
import type { routeTable } from './route-table.ts';

export default defineRoutes<typeof routeTable>()({
  'mypage:main': {
    page: () => import(/* webpackChunkName: "mypage-main" */ './main/main-page.tsx'),
    plan: () => import(/* webpackChunkName: "mypage-main" */ './main/main-route.ts'),
  },
  'mypage:point-exchange': {
    page: () => import(/* webpackChunkName: "mypage-point-exchange" */ './exchange/exchange-page.tsx'),
    plan: () => import(/* webpackChunkName: "mypage-point-exchange" */ './exchange/exchange-route.ts'),
  },
  'mypage:point-exchange-complete': {
    page: () => import(/* webpackChunkName: "mypage-point-exchange-complete" */ './exchange/complete-page.tsx'),
    plan: () => import(/* webpackChunkName: "mypage-point-exchange-complete" */ './exchange/complete-route.ts'),
  },
  'mypage:settings': {
    page: () => import(/* webpackChunkName: "mypage-settings" */ './settings/settings-page.tsx'),
    plan: () => import(/* webpackChunkName: "mypage-settings" */ './settings/settings-route.ts'),
  },
  'mypage:alarms': {
    page: () => import(/* webpackChunkName: "mypage-alarms" */ './alarms/alarms-page.tsx'),
    plan: () => import(/* webpackChunkName: "mypage-alarms" */ './alarms/alarms-route.ts'),
  },
  'mypage:notices': {
    page: () => import(/* webpackChunkName: "mypage-notices" */ './notices/notices-page.tsx'),
    plan: () => import(/* webpackChunkName: "mypage-notices" */ './notices/notices-route.ts'),
  },
  'mypage:notice': {
    page: () => import(/* webpackChunkName: "mypage-notice" */ './notices/notice-page.tsx'),
    plan: () => import(/* webpackChunkName: "mypage-notice" */ './notices/notice-route.ts'),
  },
  'mypage:admin-notice': {
    page: () => import(/* webpackChunkName: "mypage-admin-notice" */ './notices/notice-preview-page.tsx'),
    plan: () => import(/* webpackChunkName: "mypage-admin-notice" */ './notices/notice-preview-route.ts'),
  },
});
