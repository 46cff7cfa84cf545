import { defineRouteTable } from '@jangteo/contract/routes';

export const routeTable = defineRouteTable({
  'mypage:main': { path: '/my-page', aliases: ['/my-page/main'], pageName: 'my page', requiresLogin: true },
  'mypage:my-info': { path: '/my-page/my-info', pageName: 'my info', redirectTo: '/my-page/my-info/main' },
  'mypage:my-info-main': { path: '/my-page/my-info/main', pageName: 'my info', requiresLogin: true },
  'mypage:update-nickname': {
    path: '/my-page/my-info/update/nickname',
    pageName: 'change nickname',
    noBottomNav: true,
    requiresLogin: true,
  },
  'mypage:update-phone': {
    path: '/my-page/my-info/update/phone',
    pageName: 'change phone',
    noBottomNav: true,
    requiresLogin: true,
  },
  'mypage:update-etc': { path: '/my-page/my-info/update/etc', pageName: 'change consents', requiresLogin: true },
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
  'mypage:my-level': { path: '/my-page/my-level', pageName: 'my level', requiresLogin: true },
  'mypage:point-guide': { path: '/my-page/point-guide', pageName: 'star guide', requiresLogin: true },
  'mypage:star-history': { path: '/my-page/star-history', pageName: 'star history', requiresLogin: true },
  'mypage:game': { path: '/game', pageName: 'game', noBottomNav: true, noScrollTop: true, requiresLogin: true },
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
