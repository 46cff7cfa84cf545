import { landingPath, links } from '@jangteo/contract/links';
import type { Screen } from '../screen.ts';
import { usualStates } from '../usual-states.ts';
import { hasLooked } from './favourites.ts';

export const accountScreens: readonly Screen[] = [
  {
    route: 'mypage:main',
    address: links.myPage,
    states: { full: { ...usualStates.full, viewer: 'regular', prepare: hasLooked } },
  },
  { route: 'mypage:my-info-main', address: links.myInfo },
  { route: 'mypage:update-nickname', address: links.updateNickname },
  { route: 'mypage:update-phone', address: links.updatePhone },
  { route: 'mypage:update-etc', address: links.updateConsent },
  { route: 'mypage:settings', address: links.settings },
  { route: 'mypage:alarms', address: links.alarm },
  { route: 'auth:login', address: links.login },
  { route: 'auth:login-action', address: () => links.loginAction('naver') },
  { route: 'auth:login-landing', address: () => landingPath.portal },
  { route: 'auth:login-landing-apple', address: () => landingPath.deviceMaker },
  { route: 'auth:sign-up', address: links.signUp },
  { route: 'auth:welcome', address: links.welcome },
  { route: 'auth:terms', address: links.terms },
  { route: 'auth:privacy', address: links.privacy },
  { route: 'auth:marketing-info', address: links.marketingInfo },
  { route: 'auth:withdraw-info', address: links.withdrawInfo },
  { route: 'auth:withdraw', address: links.withdraw },
];
