import * as analytics from '@jangteo/analytics';
import { native } from '@jangteo/native';
import * as leaving from '@jangteo/navigation/leaving';
import { answer, refuse, requestsTo, signInAs } from '@jangteo/testing';
import { logout, logoutFromApp, onTokensChanged } from '../index.ts';
import { openSession, tokensOf } from '../testing/open-session.ts';
import { writeLoginCookies } from '../tokens/login-cookies.ts';

jest.mock('@jangteo/navigation/leaving', () => ({ leaveTo: jest.fn(), openPopup: jest.fn() }));

const deleteCall = 'DELETE /api/v1/token/jwt';
const phone = 'Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140 Safari/537.36';

const as = (userAgent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

const ofLogin = ['userToken', 'socialLoginPlatform', 'state', 'redirectUri', 'shopRegistration', 'banStatus'];

/** The steps in the order in which they happen. */
function watchSteps(): string[] {
  const steps: string[] = [];
  answer(deleteCall, () => {
    steps.push('tokens deleted at the server');
    return { isDeleted: true };
  });
  jest
    .spyOn(native, 'setToken')
    .mockImplementation(async (tokens) => void steps.push(`app has ${tokens ?? 'no token'}`));
  jest.spyOn(native, 'deviceInfo').mockImplementation(async () => {
    steps.push('app asked for its device');
    return { platform: 'ios', appVersion: '1.0.0', deviceUuid: 'd', adId: undefined };
  });
  jest.spyOn(native, 'clearCacheAndCookies').mockImplementation(async () => void steps.push('app cleared'));
  jest.spyOn(analytics, 'clearAnalyticsUser').mockImplementation(() => void steps.push('analytics cleared'));
  onTokensChanged((change) => steps.push(change));
  jest.mocked(leaving.leaveTo).mockImplementation((url) => void steps.push(`left for ${url}`));
  return steps;
}

jest.mock('@jangteo/analytics', () => ({ clearAnalyticsUser: jest.fn(), track: jest.fn() }));

beforeEach(() => {
  as(phone);
  signInAs('old');
  for (const name of ofLogin) window.localStorage.setItem(name, '{}');
  window.sessionStorage.setItem('eventClickKey', 'k');
  window.sessionStorage.setItem('email', 'a@b.kr');
  openSession();
  writeLoginCookies(tokensOf('old'));
  jest.mocked(leaving.openPopup).mockReset();
});

test('[SES-10] a logout removes every trace of the login, in the required order', async () => {
  for (const name of ['community:drafts', 'community:replyDrafts', 'recentlyViewed', 'shop:recentSearches'])
    window.localStorage.setItem(name, '{}');
  const steps = watchSteps();
  await logout();
  expect(steps).toEqual([
    'tokens deleted at the server',
    'app has no token',
    'signedOut',
    'analytics cleared',
    'app asked for its device',
    'app cleared',
    'left for http://shop.test/logout',
  ]);
  const [request] = requestsTo(deleteCall);
  expect(request?.headers.get('accessToken')).toBe('Bearer access-old');
  expect(request?.headers.get('refreshToken')).toBe('refresh-old');
  expect(request?.headers.has('authorization')).toBe(false);
  expect(Object.keys(window.localStorage)).toEqual(['uid']);
  expect({ ...window.sessionStorage }).toEqual({});
  expect(document.cookie).not.toMatch(/accessToken|refreshToken/);
});

test('[SES-10] a logout succeeds in this browser also when the server cannot be reached', async () => {
  refuse(deleteCall, { status: 500, code: 5, message: '' });
  await logout();
  expect(window.localStorage.getItem('accessToken1')).toBeNull();
});

test('[SES-10] a login of which only half is stored is removed as well', async () => {
  window.localStorage.removeItem('refreshToken1');
  await logout();
  expect(window.localStorage.getItem('accessToken1')).toBeNull();
});

test('[SES-10] on a desktop the shop platform is logged out in a tiny popup, or in this window if popups are blocked', async () => {
  as(desktop);
  answer(deleteCall, { isDeleted: true });
  jest.mocked(leaving.leaveTo).mockReset();
  jest.mocked(leaving.openPopup).mockReturnValueOnce(window);
  await logout();
  expect(leaving.openPopup).toHaveBeenCalledWith('http://shop.test/logout', expect.objectContaining({ width: 1 }));
  expect(leaving.leaveTo).not.toHaveBeenCalled();

  signInAs('old');
  jest.mocked(leaving.openPopup).mockReturnValueOnce(null);
  await logout();
  expect(leaving.leaveTo).toHaveBeenCalledWith('http://shop.test/logout');
});

test("[SES-11] the app's logout clears user and tokens and goes to the home page", async () => {
  const { gone, queryClient } = openSession();
  queryClient.setQueryData(['session:profile'], { nickName: '온유' });
  await logoutFromApp();
  expect(gone).toEqual(['/']);
  expect(Object.keys(window.localStorage)).toEqual([]);
  expect(queryClient.getQueryData(['session:profile'])).toBeUndefined();
});
