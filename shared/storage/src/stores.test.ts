import { cookieStore, deviceId, localStore, sessionStore } from './index.ts';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test("[SES-02] values are stored under the customer's names", () => {
  localStore.set('accessToken', 'Bearer t');
  localStore.set('refreshToken', 'r');
  localStore.set('socialLoginPlatform', 'naver');
  sessionStore.set('eventClickKey', 'k');
  expect({ ...window.localStorage }).toEqual({
    accessToken1: 'Bearer t',
    refreshToken1: 'r',
    socialLoginPlatform: 'naver',
  });
  expect({ ...window.sessionStorage }).toEqual({ eventClickKey: 'k' });
});

test("[SES-02] a web visitor's device id is made once, with the prefix w-", () => {
  const id = deviceId();
  expect(id).toMatch(/^w-[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(deviceId()).toBe(id);
  expect(window.localStorage.getItem('uid')).toBe(id);
});

test("[SES-02] the app's own device id is not replaced", () => {
  window.localStorage.setItem('uid', 'a1b2');
  expect(deviceId()).toBe('a1b2');
});

test('cookies are set and removed', () => {
  cookieStore.set('redirectPath', '/my-page?tab=1');
  expect(cookieStore.get('redirectPath')).toBe('/my-page?tab=1');
  cookieStore.remove('redirectPath');
  expect(cookieStore.get('redirectPath')).toBeUndefined();
});

test('a cookie is set with its domain, expiry and SameSite policy', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  cookieStore.set('accessToken', 't', {
    domain: 'jangteo.localhost',
    secure: true,
    sameSite: 'none',
    expires: new Date('2030-01-01T00:00:00Z'),
  });
  expect(written).toHaveBeenCalledWith(
    'accessToken=t; path=/; sameSite=none; domain=jangteo.localhost; secure; expires=Tue, 01 Jan 2030 00:00:00 GMT',
  );
});
