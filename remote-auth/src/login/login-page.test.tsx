import * as leaving from '@jangteo/navigation/leaving';
import * as overlay from '@jangteo/overlay';
import { validateSession } from '@jangteo/session';
import { localStore } from '@jangteo/storage';
import {
  act,
  answer,
  holdBack,
  refuse,
  renderPage,
  requestsTo,
  screen,
  settings,
  signInAs,
  waitFor,
} from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';
import { giveChallenges } from '../testing/challenges.ts';

jest.mock('@jangteo/navigation/leaving', () => ({ openPopup: jest.fn(), leaveHere: jest.fn() }));

jest.mock('@jangteo/overlay', () => ({ ...jest.requireActual('@jangteo/overlay'), showAlert: jest.fn() }));

const validationCall = 'GET /api/v1/token/jwt/validation';
const profileCall = 'GET /api/v2/user/profile';
const challengeCall = 'POST /api/v2/auth/social/challenge';
const showAlert = jest.mocked(overlay.showAlert);
const openPopup = jest.mocked(leaving.openPopup);
const open = () => renderPage({ routeTable, routes }, '/login');

const profile = {
  isMember: true,
  nickName: '온유',
  email: 'a@b.kr',
  name: null,
  gender: null,
  signUpDt: '2026-11-20T03:00:00.000Z',
  pushYN: 'N',
  adYN: 'N',
  needsAgreement: false,
} as const;

beforeEach(() => {
  openPopup.mockReset();
  giveChallenges();
});

test('[RTE-23] the page shows both providers, the reasons to sign in, the terms, and a way to go on without', async () => {
  await open();
  expect(screen.getByRole('button', { name: '네이버로 시작하기' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Apple로 계속하기' })).toBeVisible();
  expect(screen.getByText(/별을 모아 적립금으로/)).toBeVisible();
  expect(screen.getByRole('link', { name: '이용약관' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: '개인정보처리방침' })).toHaveAttribute('href', '/privacy');
  expect(screen.getByRole('link', { name: '로그인 없이 둘러보기' })).toHaveAttribute('href', '/');
  expect(screen.queryByText(/최근에/)).not.toBeInTheDocument();
});

test('[RTE-23] where no provider is configured, the page says so, and offers the way to go on without', async () => {
  jest.replaceProperty(settings, 'portalLogin', undefined);
  jest.replaceProperty(settings, 'outsideScripts', undefined);
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent(
    '지금은 로그인할 수 없어요. 잠시 뒤에 다시 찾아 주세요. 로그인하지 않아도 상품과 커뮤니티는 모두 볼 수 있어요.',
  );
  expect(screen.queryByRole('button', { name: /로 (시작|계속)하기/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '로그인 없이 둘러보기' })).toBeVisible();
});

test('the provider used last has a hint', async () => {
  localStore.set('lastLoginPlatform', 'apple');
  await open();
  expect(screen.getByRole('button', { name: 'Apple로 계속하기' })).toHaveAccessibleDescription('최근에 로그인했어요');
});

test('[SES-03] the portal opens in a popup, with a state that is kept until it comes back', async () => {
  openPopup.mockReturnValue({ closed: true, focus: () => undefined } as Window);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '네이버로 시작하기' }));
  const address = new URL(openPopup.mock.calls[0]?.[0] ?? '');
  expect(address.origin + address.pathname).toBe('http://portal.test/authorize');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'jangteo-web',
    redirect_uri: 'http://localhost/login-landing',
    state: 'state-1001-1',
    code_challenge: 'challenge-1001-1',
    code_challenge_method: 'S256',
  });
  expect(localStore.get('state')).toBe('state-1001-1');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '네이버로 시작하기' })).not.toHaveAttribute('aria-busy'),
  );
});

test('each press has a challenge of its own, fetched before the press', async () => {
  openPopup.mockReturnValue({ closed: true, focus: () => undefined } as Window);
  const { user } = await open();
  await waitFor(() => expect(requestsTo(challengeCall)).toHaveLength(2));
  const button = screen.getByRole('button', { name: '네이버로 시작하기' });
  await user.click(button);
  expect(openPopup).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await user.click(button);
  await waitFor(() => expect(openPopup).toHaveBeenCalledTimes(2));
  const states = openPopup.mock.calls.map(([address]) => new URL(address).searchParams.get('state'));
  expect(new Set(states).size).toBe(2);
});

test('without a challenge of the server, a press shows the customer’s failure text', async () => {
  refuse(challengeCall, { status: 500, code: 5, message: '오류' });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '네이버로 시작하기' }));
  await waitFor(() => expect(showAlert).toHaveBeenCalledWith(expect.stringContaining('페이지를 표시하지 못했습니다')));
  expect(openPopup).not.toHaveBeenCalled();
});

test('where a popup is blocked, the login goes on in this window', async () => {
  openPopup.mockReturnValue(null);
  const { user, location } = await open();
  await user.click(screen.getByRole('button', { name: '네이버로 시작하기' }));
  await waitFor(() => expect(location()).toBe('/login-action?platform=naver'));
});

test.each([
  ['in the app', 'Mozilla/5.0 JangteoApp/1.0'],
  ['in another app', 'Mozilla/5.0 (Linux; Android 14; SM-S921N; wv) Mobile Safari/537.36 KAKAOTALK/25.1.0'],
])('%s the login goes on in this window', async (_where, userAgent) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const { user, location } = await open();
  await user.click(screen.getByRole('button', { name: 'Apple로 계속하기' }));
  await waitFor(() => expect(location()).toBe('/login-action?platform=apple'));
  expect(openPopup).not.toHaveBeenCalled();
});

test('[SES-12] a visitor who has signed in, in a popup or another tab, is led on', async () => {
  answer(profileCall, { ...profile, needsAgreement: true });
  const { location } = await open();
  signInAs('new');
  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'accessToken1', oldValue: null, newValue: 'Bearer access-new' }),
    );
  });
  await waitFor(() => expect(location()).toBe('/sign-up'));
});

test('a member who opens the login is led on at once, before any response', async () => {
  signInAs('known');
  answer(validationCall, { expireDt: '2099-11-20T03:00:00.000Z' });
  answer(profileCall, profile);
  for (const key of [validationCall, profileCall] as const) holdBack(key);
  const { location } = await open();
  expect(location()).toBe('/');
  expect(requestsTo(validationCall)).toEqual([]);
  expect(requestsTo(profileCall)).toEqual([]);
});

test('a visitor whose token the server has refused can open the login page', async () => {
  signInAs('refused');
  refuse(validationCall, { status: 401, code: 110, message: '' });
  await expect(validateSession()).resolves.toBe(false);
  const { location } = await open();
  await waitFor(() => expect(requestsTo(validationCall)).toHaveLength(2));
  expect(location()).toBe('/login');
});
