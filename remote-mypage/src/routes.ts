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
  'mypage:my-info-main': {
    page: () => import(/* webpackChunkName: "mypage-my-info-main" */ './my-info/info-page.tsx'),
    plan: () => import(/* webpackChunkName: "mypage-my-info-main" */ './my-info/info-route.ts'),
  },
  'mypage:update-nickname': {
    page: () => import(/* webpackChunkName: "mypage-update-nickname" */ './my-info/nickname-page.tsx'),
    plan: () => import(/* webpackChunkName: "mypage-update-nickname" */ './my-info/nickname-route.ts'),
  },
  'mypage:update-phone': {
    page: () => import(/* webpackChunkName: "mypage-update-phone" */ './my-info/phone-page.tsx'),
    plan: () => import(/* webpackChunkName: "mypage-update-phone" */ './my-info/phone-route.ts'),
  },
  'mypage:update-profile': {
    page: () => import(/* webpackChunkName: "mypage-update-profile" */ './my-info/profile-page.tsx'),
    plan: () => import(/* webpackChunkName: "mypage-update-profile" */ './my-info/profile-route.ts'),
  },
  'mypage:update-etc': {
    page: () => import(/* webpackChunkName: "mypage-update-etc" */ './my-info/consent-page.tsx'),
    plan: () => import(/* webpackChunkName: "mypage-update-etc" */ './my-info/consent-route.ts'),
  },
  'mypage:settings': {
    page: () => import(/* webpackChunkName: "mypage-settings" */ './settings/settings-page.tsx'),
    plan: () => import(/* webpackChunkName: "mypage-settings" */ './settings/settings-route.ts'),
  },
  'mypage:my-level': {
    page: () => import(/* webpackChunkName: "mypage-my-level" */ './level/level-page.tsx'),
    plan: () => import(/* webpackChunkName: "mypage-my-level" */ './level/level-route.ts'),
  },
  'mypage:point-guide': {
    page: () => import(/* webpackChunkName: "mypage-point-guide" */ './guide/guide-page.tsx'),
    plan: () => import(/* webpackChunkName: "mypage-point-guide" */ './guide/guide-route.ts'),
  },
  'mypage:star-history': {
    page: () => import(/* webpackChunkName: "mypage-star-history" */ './star-history/history-page.tsx'),
    plan: () => import(/* webpackChunkName: "mypage-star-history" */ './star-history/history-route.ts'),
  },
  'mypage:game': {
    page: () => import(/* webpackChunkName: "mypage-game" */ './game/game-page.tsx'),
    plan: () => import(/* webpackChunkName: "mypage-game" */ './game/game-route.ts'),
  },
  'mypage:game-plays': {
    page: () => import(/* webpackChunkName: "mypage-game-plays" */ './game/plays/plays-page.tsx'),
    plan: () => import(/* webpackChunkName: "mypage-game-plays" */ './game/plays/plays-route.ts'),
  },
  'mypage:game-draw': {
    page: () => import(/* webpackChunkName: "mypage-game-draw" */ './game/draw/draw-page.tsx'),
    plan: () => import(/* webpackChunkName: "mypage-game-draw" */ './game/draw/draw-route.ts'),
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
