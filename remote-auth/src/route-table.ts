import { defineRouteTable } from '@jangteo/contract/routes';

export const routeTable = defineRouteTable({
  'auth:login': { path: '/login', pageName: 'login', noBottomNav: true, noIndex: true },
  'auth:login-action': {
    path: '/login-action',
    pageName: 'login action',
    noBottomNav: true,
    noScrollTop: true,
    noIndex: true,
  },
  'auth:login-landing': {
    path: '/login-landing',
    pageName: 'login landing',
    noBottomNav: true,
    noScrollTop: true,
    noIndex: true,
  },
  'auth:login-landing-apple': {
    path: '/login-landing-apple',
    pageName: 'login landing',
    noBottomNav: true,
    noScrollTop: true,
    noIndex: true,
  },
  'auth:sign-up': { path: '/sign-up', pageName: 'sign up', noBottomNav: true, requiresLogin: true },
  'auth:welcome': { path: '/welcome', pageName: 'welcome', noIndex: true },
  'auth:terms': { path: '/terms', pageName: 'terms', noBottomNav: true },
  'auth:privacy': { path: '/privacy', pageName: 'privacy', noBottomNav: true },
  'auth:marketing-info': { path: '/marketing-info', pageName: 'marketing info', noBottomNav: true },
  'auth:withdraw-info': { path: '/withdrawInfo', pageName: 'withdrawal info', noBottomNav: true, requiresLogin: true },
  'auth:withdraw': { path: '/withdraw', pageName: 'withdrawal', noBottomNav: true, requiresLogin: true },
});
