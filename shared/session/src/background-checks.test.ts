import { codes } from '@jangteo/contract/codes';
import { dayMs } from '@jangteo/contract/korean-day';
import { setServerClock } from '@jangteo/query';
import { answer, type FakeRequest, holdBack, refuse, requestsTo, signInAs } from '@jangteo/testing';
import { checkInBackground } from './background-checks.ts';
import { deviceType } from './device.ts';
import { isFirstVisit, logoutFromApp, onAppInfo } from './index.ts';
import { checkBan } from './profile/check-ban.ts';
import { noteVisit } from './profile/first-visit.ts';
import { openSession, tokensOf } from './testing/open-session.ts';
import { writeLoginCookies } from './tokens/login-cookies.ts';

const webProfile = 'GET /api/v1/display/web/profile';
const appInfo = { androidMinVersion: '1.0.0', iOSMinVersion: '1.0.0', webVersion: '2.9.5' };
const noBan = { isBanned: false, message: '' };

beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }));
afterEach(() => jest.useRealTimers());

const settle = () => jest.advanceTimersByTimeAsync(50);

test('[SES-16] the profile is asked at the start and every 300 seconds', async () => {
  openSession();
  answer(webProfile, { userInfo: { retrySignIn: false, banStatus: noBan }, appInfo });
  const stop = checkInBackground();
  await settle();
  expect(requestsTo(webProfile)).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(299_000);
  expect(requestsTo(webProfile)).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(requestsTo(webProfile)).toHaveLength(2);
  stop();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(requestsTo(webProfile)).toHaveLength(2);
});

test('[SES-08] a renewal that failed without a network is tried again when there is one, and the member is one again', async () => {
  openSession();
  signInAs('old');
  const expired = { status: 401, code: codes.tokenExpired, message: '' } as const;
  const isOld = ({ headers }: FakeRequest) => headers.get('authorization') === 'Bearer access-old';
  answer(webProfile, { userInfo: { retrySignIn: false, banStatus: noBan }, appInfo });
  refuse(webProfile, expired, isOld);
  answer('PUT /api/v1/token/jwt/refresh', () => {
    throw new TypeError('There is no network');
  });
  const stop = checkInBackground();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(window.localStorage.getItem('accessToken1')).toBe('Bearer access-old');
  answer('PUT /api/v1/token/jwt/refresh', tokensOf('new'));
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(window.localStorage.getItem('accessToken1')).toBe('Bearer access-new');
  stop();
});

test('[SES-16] another version is reported to the page, the same one is not', async () => {
  const { versions } = openSession();
  answer(webProfile, { userInfo: { retrySignIn: false, banStatus: noBan }, appInfo });
  let stop = checkInBackground();
  await settle();
  stop();
  expect(versions).toEqual([]);
  answer(webProfile, {
    userInfo: { retrySignIn: false, banStatus: noBan },
    appInfo: { ...appInfo, webVersion: '2.9.6' },
  });
  stop = checkInBackground();
  await settle();
  stop();
  expect(versions).toEqual(['2.9.6']);
});

test('[SES-16] the versions that the server demands are passed on with every profile, and at once to late listeners', async () => {
  openSession();
  answer(webProfile, { userInfo: { retrySignIn: false, banStatus: noBan }, appInfo });
  const early = jest.fn();
  const stopListening = onAppInfo(early);
  early.mockClear();
  const stop = checkInBackground();
  await settle();
  stop();
  stopListening();
  expect(early.mock.calls).toEqual([[appInfo]]);
  const late = jest.fn();
  onAppInfo(late)();
  expect(late.mock.calls).toEqual([[appInfo]]);
});

test('[SES-15] the ban status of a member is kept up to date', async () => {
  openSession();
  signInAs('old');
  const banStatus = { isBanned: true, message: '이용이 제한되었습니다.' };
  answer(webProfile, { userInfo: { retrySignIn: false, banStatus }, appInfo });
  const stop = checkInBackground();
  await settle();
  stop();
  expect(JSON.parse(window.localStorage.getItem('banStatus') ?? '')).toEqual(banStatus);
});

test.each([
  ['the regular request', checkInBackground],
  ['the request after a refused act', checkBan],
])('[SES-10] a ban status that arrives after the logout is not stored: %s', async (_name, ask) => {
  openSession();
  signInAs('old');
  answer(webProfile, { userInfo: { retrySignIn: false, banStatus: noBan }, appInfo });
  const reply = holdBack(webProfile);
  const stop = ask();
  await settle();
  await logoutFromApp();
  reply();
  await settle();
  if (typeof stop === 'function') stop();
  expect(window.localStorage.getItem('banStatus')).toBeNull();
});

test('a profile that could not be loaded is requested again at the next interval', async () => {
  openSession();
  refuse(webProfile, { status: 500, code: codes.unexpected, message: '' });
  const stop = checkInBackground();
  await jest.advanceTimersByTimeAsync(301_000);
  expect(requestsTo(webProfile)).toHaveLength(2);
  stop();
});

describe('login cookies', () => {
  const written = () => jest.spyOn(document, 'cookie', 'set');
  const cookieDomain = 'jangteo.localhost';
  const settings = {
    ownOrigins: ['http://www.jangteo.localhost'],
    shopOrigin: 'http://shop.jangteo.localhost',
    cookieDomain,
  };

  test('[SES-13] are set for the shared domain, Secure and SameSite=None; the refresh token’s lasts 3 months longer', () => {
    openSession({ settings });
    const set = written();
    writeLoginCookies({ ...tokensOf('a'), expireDt: '2026-11-20T10:00:00.000Z' });
    expect(set.mock.calls.map(([cookie]) => cookie)).toEqual([
      'accessToken=access-a; path=/; sameSite=none; domain=jangteo.localhost; secure; expires=Fri, 20 Nov 2026 10:00:00 GMT',
      'refreshToken=refresh-a; path=/; sameSite=none; domain=jangteo.localhost; secure; expires=Sat, 20 Feb 2027 10:00:00 GMT',
    ]);
  });

  test('[SES-13] last as long on a device whose clock is a day fast', () => {
    openSession({ settings });
    setServerClock(new Date(Date.now() - dayMs).toISOString());
    const set = written();
    writeLoginCookies({ ...tokensOf('a'), expireDt: '2026-11-20T10:00:00.000Z' });
    setServerClock(new Date().toISOString());
    expect(set.mock.calls[0]?.[0]).toMatch(/expires=Sat, 21 Nov 2026 (09:59:59|10:00:00) GMT/);
  });

  test('[SES-13] are cleared when no access token is stored', async () => {
    openSession({ settings });
    answer(webProfile, { userInfo: { retrySignIn: false, banStatus: noBan }, appInfo });
    const set = written();
    checkInBackground()();
    await settle();
    for (const name of ['accessToken', 'refreshToken']) {
      expect(set).toHaveBeenCalledWith(expect.stringMatching(`^${name}=; path=/; domain=jangteo.localhost; expires=`));
    }
  });
});

test('[SES-14] the first visit of a day is recognised by a cookie that ends with the day', () => {
  const set = jest.spyOn(document, 'cookie', 'set');
  const now = new Date(2026, 10, 20, 13, 30);
  noteVisit(now);
  expect(isFirstVisit()).toBe(true);
  expect(set).toHaveBeenCalledWith(expect.stringContaining(new Date(2026, 10, 21).toUTCString()));
});

test.each([
  ['the app', 'Mozilla/5.0 (iPhone) AppleWebKit/605 JangteoApp/1.0', 1003],
  [
    'a known browser',
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130 Mobile Safari/537.36',
    1002,
  ],
  ['anything else', 'curl/8.5.0', 1001],
])('[SES-17] %s has its device type', (_, userAgent, type) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  expect(deviceType()).toBe(type);
});
