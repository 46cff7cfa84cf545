import { defineRouteTable } from '@jangteo/contract/routes';

export const routeTable = defineRouteTable({
  'mypage:main': { path: '/my-page', aliases: ['/my-page/main'], pageName: 'my page', requiresLogin: true },
  'mypage:settings': { path: '/my-page/settings', pageName: 'settings', requiresLogin: true },
  'mypage:point-exchange': {
    path: '/my-page/point-exchange',
    pageName: 'conversion',
    noBottomNav: true,
    noScrollTop: true,
    requiresLogin: true,
  },
  'mypage:point-exchange-complete': {
    path: '/my-page/point-exchange/complete/:exchangeId',
    digits: ['exchangeId'],
    pageName: 'conversion',
    noBottomNav: true,
    noScrollTop: true,
    requiresLogin: true,
  },
  'mypage:alarms': { path: '/alarm', pageName: 'alarms', noBottomNav: true, requiresLogin: true },
  'mypage:notices': { path: '/notice', pageName: 'notices', noBottomNav: true },
  'mypage:notice': {
    path: '/notice/:noticeId',
    digits: ['noticeId'],
    pageName: 'notice',
    noBottomNav: true,
  },
  'mypage:admin-notice': {
    path: '/admin-notice/:noticeId',
    digits: ['noticeId'],
    pageName: 'notice',
    noBottomNav: true,
  },
});
