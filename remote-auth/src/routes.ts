import { defineRoutes } from '@jangteo/navigation';
import { legalHead } from './legal/legal-head.ts';
import type { routeTable } from './route-table.ts';

export default defineRoutes<typeof routeTable>()({
  'auth:login': {
    page: () => import(/* webpackChunkName: "auth-login" */ './login/login-page.tsx'),
    head: () => ({ title: '로그인 | 장터', description: '장터의 로그인과 회원 가입을 안내합니다.', noIndex: true }),
  },
  'auth:login-action': {
    page: () => import(/* webpackChunkName: "auth-login-action" */ './login-action/login-action-page.tsx'),
    head: () => ({ title: '로그인 | 장터', description: '장터의 로그인 화면으로 이동합니다.', noIndex: true }),
  },
  'auth:login-landing': {
    page: () => import(/* webpackChunkName: "auth-login-landing" */ './landing/portal-landing-page.tsx'),
    head: () => ({ title: '로그인 | 장터', description: '장터에 로그인합니다.', noIndex: true }),
  },
  'auth:login-landing-apple': {
    page: () => import(/* webpackChunkName: "auth-login-landing-apple" */ './landing/device-maker-landing-page.tsx'),
    head: () => ({ title: '로그인 | 장터', description: '장터에 로그인합니다.', noIndex: true }),
  },
  'auth:sign-up': {
    page: () => import(/* webpackChunkName: "auth-sign-up" */ './sign-up/sign-up-page.tsx'),
    head: () => ({ title: '회원 가입 | 장터', description: '장터 가입에 필요한 동의를 받습니다.', noIndex: true }),
  },
  'auth:welcome': {
    page: () => import(/* webpackChunkName: "auth-welcome" */ './welcome/welcome-page.tsx'),
    head: () => ({ title: '환영합니다 | 장터', description: '장터에 오신 것을 환영합니다.', noIndex: true }),
  },
  'auth:terms': {
    page: () => import(/* webpackChunkName: "auth-terms" */ './legal/terms/terms-page.tsx'),
    head: legalHead({
      title: '이용약관',
      description: '장터를 이용하는 조건과 장터, 판매자, 회원의 권리와 의무를 안내합니다.',
    }),
  },
  'auth:privacy': {
    page: () => import(/* webpackChunkName: "auth-privacy" */ './legal/privacy/privacy-page.tsx'),
    head: legalHead({
      title: '개인정보처리방침',
      description: '장터가 어떤 개인정보를 왜, 얼마 동안 처리하는지 안내합니다.',
    }),
  },
  'auth:marketing-info': {
    page: () => import(/* webpackChunkName: "auth-marketing-info" */ './legal/marketing/marketing-page.tsx'),
    head: legalHead({
      title: '마케팅 정보 수신 안내',
      description: '장터가 보내는 혜택 소식의 내용과 받지 않는 방법을 안내합니다.',
    }),
  },
  'auth:withdraw-info': {
    page: () => import(/* webpackChunkName: "auth-withdraw-info" */ './withdrawal/withdraw-info-page.tsx'),
    head: () => ({
      title: '회원 탈퇴 | 장터',
      description: '탈퇴하면 사라지는 것과 남는 것을 안내합니다.',
      noIndex: true,
    }),
  },
  'auth:withdraw': {
    page: () => import(/* webpackChunkName: "auth-withdraw" */ './withdrawal/withdraw-page.tsx'),
    head: () => ({ title: '회원 탈퇴 | 장터', description: '장터에서 탈퇴합니다.', noIndex: true }),
  },
});
