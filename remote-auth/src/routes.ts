import { defineRoutes } from '@jangteo/navigation';
import type { routeTable } from './route-table.ts';

export default defineRoutes<typeof routeTable>()({
  'auth:login': {
    page: () => import(/* webpackChunkName: "auth-login" */ './login/login-page.tsx'),
    plan: () => import(/* webpackChunkName: "auth-login" */ './login/login-route.ts'),
  },
  'auth:login-action': {
    page: () => import(/* webpackChunkName: "auth-login-action" */ './login-action/login-action-page.tsx'),
    plan: () => import(/* webpackChunkName: "auth-login-action" */ './login-action/login-action-route.ts'),
  },
  'auth:login-landing': {
    page: () => import(/* webpackChunkName: "auth-login-landing" */ './landing/portal-landing-page.tsx'),
    plan: () => import(/* webpackChunkName: "auth-login-landing" */ './landing/landing-route.ts'),
  },
  'auth:login-landing-apple': {
    page: () => import(/* webpackChunkName: "auth-login-landing-apple" */ './landing/device-maker-landing-page.tsx'),
    plan: () => import(/* webpackChunkName: "auth-login-landing-apple" */ './landing/landing-route.ts'),
  },
  'auth:sign-up': {
    page: () => import(/* webpackChunkName: "auth-sign-up" */ './sign-up/sign-up-page.tsx'),
    plan: () => import(/* webpackChunkName: "auth-sign-up" */ './sign-up/sign-up-route.ts'),
  },
  'auth:welcome': {
    page: () => import(/* webpackChunkName: "auth-welcome" */ './welcome/welcome-page.tsx'),
    plan: () => import(/* webpackChunkName: "auth-welcome" */ './welcome/welcome-route.ts'),
  },
  'auth:terms': {
    page: () => import(/* webpackChunkName: "auth-terms" */ './legal/terms/terms-page.tsx'),
    plan: () => import(/* webpackChunkName: "auth-terms" */ './legal/terms/terms-route.ts'),
  },
  'auth:privacy': {
    page: () => import(/* webpackChunkName: "auth-privacy" */ './legal/privacy/privacy-page.tsx'),
    plan: () => import(/* webpackChunkName: "auth-privacy" */ './legal/privacy/privacy-route.ts'),
  },
  'auth:marketing-info': {
    page: () => import(/* webpackChunkName: "auth-marketing-info" */ './legal/marketing/marketing-page.tsx'),
    plan: () => import(/* webpackChunkName: "auth-marketing-info" */ './legal/marketing/marketing-route.ts'),
  },
  'auth:withdraw-info': {
    page: () => import(/* webpackChunkName: "auth-withdraw-info" */ './withdrawal/withdraw-info-page.tsx'),
    plan: () => import(/* webpackChunkName: "auth-withdraw-info" */ './withdrawal/withdraw-info-route.ts'),
  },
  'auth:withdraw': {
    page: () => import(/* webpackChunkName: "auth-withdraw" */ './withdrawal/withdraw-page.tsx'),
    plan: () => import(/* webpackChunkName: "auth-withdraw" */ './withdrawal/withdraw-route.ts'),
  },
});
