import { landingPath, links } from '@jangteo/contract/links';
import type { Page } from 'playwright/test';
import type { Screen, State } from '../screen.ts';
import { failure, usualStates } from '../usual-states.ts';
import { hasLooked } from './favourites.ts';

const asNewcomer = (states: Record<string, State>): Record<string, State> =>
  Object.fromEntries(Object.entries(states).map(([name, state]) => [name, { ...state, viewer: 'newcomer' }]));

const agreementPath = '/api/v1/user/sign-up/agreement';

async function agreeToAll(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /모두 동의/ }).check();
  await page.getByRole('button', { name: '동의하고 가입하기' }).click();
  await page.getByRole('alert').waitFor();
}

async function signInInVain(page: Page): Promise<void> {
  await page.getByRole('button', { name: '네이버로 시작하기' }).click();
  await page.getByRole('alertdialog').waitFor();
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}

/** The page stays while the server does not respond, and leaves for the provider after the response. */
const leaving: Record<string, State | undefined> = {
  ...Object.fromEntries(Object.keys(usualStates).map((name) => [name, undefined])),
  loading: usualStates.loading,
  offline: usualStates.offline,
};

export const accountScreens: readonly Screen[] = [
  {
    route: 'mypage:main',
    address: links.myPage,
    states: { full: { ...usualStates.full, viewer: 'regular', prepare: hasLooked } },
  },
  { route: 'mypage:my-info-main', address: links.myInfo },
  { route: 'mypage:update-nickname', address: links.updateNickname },
  { route: 'mypage:update-phone', address: links.updatePhone },
  { route: 'mypage:update-profile', address: links.updateProfile },
  { route: 'mypage:update-etc', address: links.updateConsent },
  { route: 'mypage:settings', address: links.settings },
  { route: 'mypage:alarms', address: links.alarm },
  {
    route: 'auth:login',
    address: links.login,
    states: {
      'last-provider': {
        prepare: async (page) => {
          await page.addInitScript(() => localStorage.setItem('auth:lastLoginPlatform', 'naver'));
        },
      },
      'no-challenge': {
        answers: (api) => api.answer('/api/v2/auth/social/challenge', 500, failure),
        act: signInInVain,
        part: 'inView',
      },
    },
  },
  { route: 'auth:login-action', address: () => links.loginAction('naver'), states: leaving },
  { route: 'auth:login-landing', address: () => landingPath.portal },
  { route: 'auth:login-landing-apple', address: () => landingPath.deviceMaker },
  {
    route: 'auth:sign-up',
    address: links.signUp,
    states: {
      ...asNewcomer(usualStates),
      refused: { viewer: 'newcomer', answers: (api) => api.answer(agreementPath, 500, failure), act: agreeToAll },
    },
  },
  { route: 'auth:welcome', address: links.welcome },
  { route: 'auth:terms', address: links.terms },
  { route: 'auth:privacy', address: links.privacy },
  { route: 'auth:marketing-info', address: links.marketingInfo },
  { route: 'auth:withdraw-info', address: links.withdrawInfo },
  { route: 'auth:withdraw', address: links.withdraw },
];
