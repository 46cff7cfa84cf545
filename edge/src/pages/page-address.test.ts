import { readAddress } from './page-address.ts';

test.each([
  ['/', '/', ''],
  ['/season', '/season', ''],
  ['/search/list?q=%EA%B0%90%EC%9E%90', '/search/list', '?q=%EA%B0%90%EC%9E%90'],
  ['/?a=/../b', '/', '?a=/../b'],
])('%s is an address that needs no rewriting', (target, pathname, search) => {
  expect(readAddress(target)).toEqual({ pathname, search, respelled: false });
});

test.each([
  ['/season/', '/season'],
  ['//evil.example', '/evil.example'],
  ['///evil.example//', '/evil.example'],
])('%s is rewritten to %s, so that it never names another host', (target, pathname) => {
  expect(readAddress(target)).toEqual({ pathname, search: '', respelled: true });
});

test.each(['/\\evil.example', '/%5Cevil.example', '/%', '/%zz', '/%00', '/%0a', '/a b', '/감자', '/%C3%28', '*', ''])(
  '%j is no address',
  (target) => {
    expect(readAddress(target)).toBe(400);
  },
);

test('an address has a greatest length', () => {
  expect(readAddress(`/?q=${'a'.repeat(4_000)}`)).toMatchObject({ pathname: '/' });
  expect(readAddress(`/?q=${'a'.repeat(5_000)}`)).toBe(414);
});
