import * as leaving from '@jangteo/navigation/leaving';
import * as overlay from '@jangteo/overlay';
import { localStore } from '@jangteo/storage';
import { act, answer, type FakeRequest, refuse, renderPage, requestsTo, screen, waitFor } from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';
import { giveChallenges, setOutFor } from '../testing/challenges.ts';

jest.mock('@jangteo/navigation/leaving', () => ({ leaveHere: jest.fn(), openPopup: jest.fn() }));
jest.mock('@jangteo/overlay', () => ({
  ...jest.requireActual('@jangteo/overlay'),
  showAlert: jest.fn(),
  askConfirm: jest.fn(),
}));

const showAlert = jest.mocked(overlay.showAlert);
const askConfirm = jest.mocked(overlay.askConfirm);
const leaveHere = jest.mocked(leaving.leaveHere);

const signInCall = 'POST /api/v2/auth/social/signin-and-up';
const challengeCall = 'POST /api/v2/auth/social/challenge';
const exchangeCall = 'POST /api/v2/auth/social/landing/exchange';
const expireDt = '2099-11-20T03:00:00.000Z';
const signedIn = {
  accessToken: 'access',
  refreshToken: 'refresh',
  expireDt,
  banStatus: { isBanned: true, message: '이용이 제한되었습니다.' },
  isShopRegistered: true,
  needsAgreement: false,
};
const failed = '잠시 문제가 있어 페이지를 표시하지 못했습니다. 조금 뒤에 다시 시도해보세요.';
const failedAtDeviceMaker = '잠시 문제가 있어 로그인을 하지 못했습니다. 조금 뒤에 다시 시도해보세요.';

async function landAt(path: string) {
  window.history.replaceState(null, '', path);
  // The landing starts in an effect of the first rendering, so both run inside one act().
  return act(() => renderPage({ routeTable, routes }, path));
}

const landWithToken = async (state?: string) => {
  const attempt = setOutFor('naver');
  return landAt(`/login-landing#access_token=social&state=${state ?? attempt.state}&token_type=bearer&expires_in=3600`);
};

beforeEach(() => {
  showAlert.mockReset().mockResolvedValue();
  askConfirm.mockReset();
  leaveHere.mockReset();
  answer(signInCall, signedIn);
  giveChallenges();
  answer('GET /api/v2/user/profile', {
    isMember: true,
    nickName: '온유',
    email: null,
    name: null,
    gender: null,
    signUpDt: expireDt,
    pushYN: 'N',
    adYN: 'N',
    needsAgreement: false,
  });
});
afterEach(() => window.history.replaceState(null, '', '/'));

const sent = () => requestsTo(signInCall).map(({ body }: FakeRequest) => body);

test('[SES-03] the portal’s token is sent with state, redirect address, device and campaign; tokens are kept', async () => {
  window.sessionStorage.setItem('eventClickKey', 'spring-sale');
  const attempt = setOutFor('naver');
  const { location } = await landAt(`/login-landing#access_token=social&state=${attempt.state}&token_type=bearer`);
  await waitFor(() => expect(location()).toBe('/'));
  expect(sent()).toEqual([
    { channelType: 1001, redirectUri: 'http://localhost/login-landing', state: attempt.state, deviceType: 1001 },
  ]);
  const [request] = requestsTo(signInCall);
  expect(request?.headers.get('socialToken')).toBe('social');
  expect(request?.headers.get('eventClickKey')).toBe('spring-sale');
  expect(request?.headers.get('deviceUuid')).toMatch(/^w-/);
  expect({ ...window.localStorage }).toMatchObject({
    accessToken1: 'Bearer access',
    refreshToken1: 'refresh',
    socialLoginPlatform: 'naver',
    shopRegistration: '1',
    banStatus: JSON.stringify(signedIn.banStatus),
  });
  expect(localStore.get('state')).toBeUndefined();
});

test('a code in the query is accepted like a token', async () => {
  const attempt = setOutFor('naver');
  const { location } = await landAt(`/login-landing?code=c&state=${attempt.state}`);
  await waitFor(() => expect(location()).toBe('/'));
  expect(sent()).toEqual([expect.objectContaining({ code: 'c' })]);
  expect(requestsTo(signInCall)[0]?.headers.has('socialToken')).toBe(false);
});

test('a landing whose state no login of this browser has sent does not sign in', async () => {
  const { location } = await landWithToken('swapped');
  await waitFor(() => expect(location()).toBe('/login'));
  expect(showAlert).toHaveBeenCalledWith(failed);
  expect(sent()).toEqual([]);
});

test.each([
  [
    '[SES-07] sign-up prohibited',
    { status: 403, code: 83, message: '가입이 제한된 계정입니다.' } as const,
    '가입이 제한된 계정입니다.',
  ],
  [
    '[SES-07] prohibited at the device maker',
    { status: 403, code: 84, message: '제한된 계정입니다.' } as const,
    '제한된 계정입니다.',
  ],
  ['[SES-07] an error at the portal', { status: 502, code: 81, message: '포털 오류' } as const, failed],
  ['[SES-07] an error of the server', { status: 500, code: 5, message: '오류' } as const, failed],
])('%s is shown to the visitor', async (_, failure, text) => {
  refuse(signInCall, failure);
  const { location } = await landWithToken();
  await waitFor(() => expect(location()).toBe('/login'));
  expect(showAlert).toHaveBeenCalledWith(text);
});

test('[SES-04] missing items: the customer’s question is asked, and the portal asks again', async () => {
  refuse(signInCall, { status: 400, code: 10, message: '필수 값' });
  askConfirm.mockResolvedValue(true);
  await landWithToken();
  await waitFor(() => expect(leaveHere).toHaveBeenCalled());
  expect(askConfirm).toHaveBeenCalledWith({ text: '필수 제공 항목에 모두 체크를 하셔야 가입이 완료됩니다.' });
  const address = new URL(leaveHere.mock.calls[0]?.[0] ?? '');
  expect(address.searchParams.get('auth_type')).toBe('reprompt');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ state: 'state-1001-1', response_type: 'code' });
  expect(localStore.get('state')).toBe('state-1001-1');
});

test('[SES-04] an alert says that the portal cannot be asked again', async () => {
  refuse(signInCall, { status: 400, code: 10, message: '필수 값' });
  refuse(challengeCall, { status: 500, code: 5, message: '오류' });
  askConfirm.mockResolvedValue(true);
  const { location } = await landWithToken();
  await waitFor(() => expect(location()).toBe('/login'));
  expect(showAlert).toHaveBeenCalledWith(failed);
});

test('a cancelled login leads back to /login without a message', async () => {
  const attempt = setOutFor('naver');
  const { location } = await landAt(`/login-landing?state=${attempt.state}&error=access_denied`);
  await waitFor(() => expect(location()).toBe('/login'));
  expect(showAlert).not.toHaveBeenCalled();
});

test('after ten seconds a retry is offered', async () => {
  jest.useFakeTimers();
  const attempt = setOutFor('naver');
  answer(signInCall, signedIn);
  const pending = landAt(`/login-landing#access_token=social&state=${attempt.state}`);
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  await pending;
  expect(screen.getByRole('heading')).toHaveTextContent('로그인하고 있어요');
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible();
  jest.useRealTimers();
});

describe('[SES-06] a form of the device maker', () => {
  const idToken = `h.${btoa('{"sub":"1"}')}.s`;

  test('is fetched with its key and signs in with name and code', async () => {
    const attempt = setOutFor('apple');
    const user = JSON.stringify({ name: { firstName: '처음', lastName: '한' } });
    answer(exchangeCall, { idToken, code: 'c', state: attempt.state, user });
    const { location } = await landAt(`/login-landing-apple?key=${'k'.repeat(43)}`);
    await waitFor(() => expect(location()).toBe('/'));
    expect(sent()).toEqual([expect.objectContaining({ channelType: 1002, name: '한처음', code: 'c' })]);
    expect(localStore.get('givenName')).toBeUndefined();
  });

  test('keeps the name, which is sent only once, when the sign-in fails', async () => {
    const attempt = setOutFor('apple');
    const user = JSON.stringify({ name: { firstName: '처음', lastName: '한' } });
    answer(exchangeCall, { idToken, state: attempt.state, user });
    refuse(signInCall, { status: 500, code: 5, message: '' });
    const { location } = await landAt(`/login-landing-apple?key=${'k'.repeat(43)}`);
    await waitFor(() => expect(location()).toBe('/login'));
    expect(localStore.get('givenName')).toContain('한처음');
  });

  test('with a state that no login of this browser has sent does not sign in', async () => {
    setOutFor('apple');
    answer(exchangeCall, { idToken, state: 'of somebody else' });
    const { location } = await landAt(`/login-landing-apple?key=${'k'.repeat(43)}`);
    await waitFor(() => expect(location()).toBe('/login'));
    expect(showAlert).toHaveBeenCalledWith(failedAtDeviceMaker);
    expect(sent()).toEqual([]);
  });

  test('that was cancelled shows no message', async () => {
    const attempt = setOutFor('apple');
    answer(exchangeCall, { error: 'user_cancelled_authorize', state: attempt.state });
    const { location } = await landAt(`/login-landing-apple?key=${'k'.repeat(43)}`);
    await waitFor(() => expect(location()).toBe('/login'));
    expect(showAlert).not.toHaveBeenCalled();
  });
});
