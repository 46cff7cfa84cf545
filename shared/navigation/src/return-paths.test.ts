import { keepReturnPaths, takeRedirectPath } from './return-paths.ts';

const settings = { ownOrigins: ['https://jangteo.example'], shopOrigin: 'https://shop.example' };

test('[NAV-11] a login leads back to the whole path it was asked for from, once', () => {
  keepReturnPaths({ redirectPath: '/community/dash-board/form/7?topic=2&q=귤#photo' });
  expect(takeRedirectPath(settings)).toBe('/community/dash-board/form/7?topic=2&q=%EA%B7%A4#photo');
  expect(takeRedirectPath(settings)).toBeUndefined();
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  'javascript:alert(1)',
  'https://shop.example/basket',
  'https://jangteo.example@evil.example/',
  '/login',
  '/login-landing?code=1',
])('[NAV-11] a login does not lead to %s', (redirectPath) => {
  keepReturnPaths({ redirectPath });
  expect(takeRedirectPath(settings)).toBeUndefined();
});

test('[NAV-08] paths are kept where the caller asks, and for half an hour only', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  keepReturnPaths({});
  expect(written).not.toHaveBeenCalled();
  jest.useFakeTimers({ now: new Date('2030-01-01T00:00:00Z') });
  keepReturnPaths({ shopReturnPath: '/my-page' });
  jest.useRealTimers();
  expect(written).toHaveBeenCalledTimes(1);
  expect(written).toHaveBeenCalledWith(
    'shopReturnPath=/my-page; path=/; sameSite=lax; expires=Tue, 01 Jan 2030 00:30:00 GMT',
  );
});
