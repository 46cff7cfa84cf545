import { randomUUID } from 'node:crypto';
import type { MemberSession, MyInfo, StarPoint } from '@jangteo/contract';
import { landingPath, links } from '@jangteo/contract/links';
import type { Page } from 'playwright/test';
import { newCellphone } from '../../harness/new-cellphone.ts';
import { overlay } from '../overlays.ts';
import type { Screen, State } from '../screen.ts';
import { failure, usualStates } from '../usual-states.ts';
import { hasLooked } from './favourites.ts';
import { inDays } from './stars.ts';

const asNewcomer = (states: Record<string, State>): Record<string, State> =>
  Object.fromEntries(Object.entries(states).map(([name, state]) => [name, { ...state, viewer: 'newcomer' }]));

const agreementPath = '/api/v1/user/sign-up/agreement';

async function agreeToAll(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /모두 동의/ }).check();
  await page.getByRole('button', { name: '동의하고 가입하기' }).click();
  await page.getByRole('alert').waitFor();
}

const willExpire: State['answers'] = (api) =>
  api.change<StarPoint>('GET /api/v1/user/point', (point) =>
    Object.assign(point, { balance: 12_340, expiringStars: 1_340, expireDt: inDays(5) }),
  );

async function signInInVain(page: Page): Promise<void> {
  await page.getByRole('button', { name: '네이버로 시작하기' }).click();
  await page.getByRole('alertdialog').waitFor();
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}

const none: Record<string, State | undefined> = Object.fromEntries(
  Object.keys(usualStates).map((name) => [name, undefined]),
);

/** The page stays while the server does not respond, and leaves for the provider after the response. */
const leaving: Record<string, State | undefined> = {
  ...none,
  loading: usualStates.loading,
  offline: usualStates.offline,
};

/** Without a login that this browser has begun, there is nothing to land from. */
const landing: Record<string, State | undefined> = { ...none, full: { part: 'inView' } };

/** Types a nickname and waits until it has been judged. */
const nickname = (typed: string, verdict: string | RegExp): State => ({
  async act(page) {
    await page.getByRole('textbox', { name: '닉네임' }).fill(typed);
    await page.getByText(verdict).waitFor();
  },
});

async function askForCode(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '휴대폰 번호' }).fill(newCellphone());
  await page.getByRole('button', { name: '인증번호 받기' }).click();
  await page.getByRole('textbox', { name: '인증번호' }).waitFor();
}

async function enterWrongCode(page: Page): Promise<void> {
  await askForCode(page);
  await page.getByRole('textbox', { name: '인증번호' }).fill('000000');
  await page.locator('#code-word[data-tone=bad]').waitFor();
}

const otherAccounts = [
  { channelType: 1001, maskedEmail: 'sp***@portal.test' },
  { channelType: 1002, maskedEmail: null },
];

const sharedNumber: State['answers'] = (api) => {
  const data = { maskedCellphone: '010-****-5678', otherAccounts };
  api.answer('/api/v2/user/cellphone', 200, JSON.stringify({ code: 0, message: '', data }));
};

async function takeSharedNumber(page: Page): Promise<void> {
  await askForCode(page);
  await page.getByRole('textbox', { name: '인증번호' }).fill('123456');
  await page.getByRole('heading', { name: '번호를 바꿨어요' }).waitFor();
}

/** The number was changed today, and two other accounts have it. */
const undoable: State = {
  answers(api) {
    const cellphoneUndo = {
      maskedCellphone: '010-****-1234',
      untilDt: new Date(Date.now() + 80_000_000).toISOString(),
    };
    api.change<MyInfo>('GET /api/v1/user/myinfo', (info) => Object.assign(info, { cellphoneUndo }));
    api.answer('/api/v1/user/email', 200, JSON.stringify({ code: 0, message: '', data: { list: otherAccounts } }));
  },
};

const manySessions: State['answers'] = (api) =>
  api.change<{ list: MemberSession[] }>('GET /api/v1/user/session', ({ list }) => {
    const [here] = list;
    if (!here) return;
    const other = { ...here, isCurrent: false };
    list.push({ ...other, sessionId: randomUUID(), deviceName: 'iPad · Safari' });
    list.push({ ...other, sessionId: randomUUID(), deviceName: 'Windows · Samsung Internet for Android 29.0 베타' });
  });

async function chooseReason(page: Page): Promise<void> {
  await page.getByRole('radio').first().check();
}

async function leave(page: Page): Promise<void> {
  await chooseReason(page);
  await page.getByRole('button', { name: '탈퇴하기' }).click();
}

const farewell: State = {
  answers: (api) =>
    api.answer(
      '/api/v2/auth/social/withdrawal',
      200,
      JSON.stringify({ code: 0, message: '', data: { rejoinDt: '2026-12-23T00:00:00.000Z' } }),
    ),
  async act(page) {
    await leave(page);
    await page.getByRole('alertdialog').getByRole('button', { name: '탈퇴하기' }).click();
    await page.getByRole('heading', { name: '탈퇴가 끝났어요' }).waitFor();
  },
};

export const accountScreens: readonly Screen[] = [
  {
    route: 'mypage:main',
    address: links.myPage,
    states: {
      full: { viewer: 'regular', prepare: hasLooked },
      expiring: { viewer: 'regular', answers: willExpire },
      newcomer: { viewer: 'newcomer' },
      visitor: { viewer: 'visitor' },
      logout: overlay((page) => page.getByRole('button', { name: '로그아웃' }).click()),
    },
  },
  {
    route: 'mypage:my-info-main',
    address: links.myInfo,
    states: { undoable, undo: overlay((page) => page.getByRole('button', { name: '되돌리기' }).click(), undoable) },
  },
  {
    route: 'mypage:update-nickname',
    address: links.updateNickname,
    states: {
      free: nickname('봄동나물무침', '쓸 수 있는 닉네임이에요.'),
      refused: nickname('운영자', /오해할\s수\s있는/),
      'used-up': {
        answers: (api) =>
          api.change<MyInfo>('GET /api/v1/user/myinfo', (info) =>
            Object.assign(info, { nickNameChangesLeft: 0, nickNameChangeDt: '2026-12-23T00:00:00.000Z' }),
          ),
      },
    },
  },
  {
    route: 'mypage:update-phone',
    address: links.updatePhone,
    states: {
      sent: { act: askForCode },
      wrong: { act: enterWrongCode },
      shared: { answers: sharedNumber, act: takeSharedNumber },
    },
  },
  { route: 'mypage:update-profile', address: links.updateProfile },
  { route: 'mypage:update-etc', address: links.updateConsent },
  {
    route: 'mypage:settings',
    address: links.settings,
    states: {
      sessions: { answers: manySessions },
      logout: overlay((page) => page.getByRole('button', { name: '로그아웃' }).click()),
      'clear-cache': overlay((page) => page.getByRole('button', { name: '저장된 화면과 검색어 지우기' }).click()),
    },
  },
  {
    route: 'mypage:alarms',
    address: links.alarm,
    states: {
      full: { viewer: 'regular' },
      long: { ...usualStates.long, viewer: 'regular' },
    },
  },
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
  { route: 'auth:login-landing', address: () => landingPath.portal, states: landing },
  { route: 'auth:login-landing-apple', address: () => landingPath.deviceMaker, states: landing },
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
  {
    route: 'auth:withdraw',
    address: links.withdraw,
    states: {
      chosen: { act: chooseReason },
      asked: overlay(leave),
      refused: {
        answers: (api) => api.answer('/api/v2/auth/social/withdrawal', 500, failure),
        async act(page) {
          await leave(page);
          await page.getByRole('alertdialog').getByRole('button', { name: '탈퇴하기' }).click();
          await page.getByRole('alert').waitFor();
        },
      },
      farewell,
    },
  },
];
