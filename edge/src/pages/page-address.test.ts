import { queryOfPage, readAddress } from './page-address.ts';

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

test.each([
  ['', ''],
  ['?', '?'],
  ['?keyword=%EC%82%AC%EA%B3%BC&page=2', '?keyword=%EC%82%AC%EA%B3%BC&page=2'],
  ['?fbclid=IwAR0x', ''],
  ['?utm_source=kakao&keyword=%EC%82%AC%EA%B3%BC&utm_medium=message&NaPm=ct%3Dx', '?keyword=%EC%82%AC%EA%B3%BC'],
  ['?n_media=27758&n_query=%EC%82%AC%EA%B3%BC&n_rank=1&n_ad=nad-1&sort=new', '?sort=new'],
  ['?utm=1&gclidx=2&n_mediax=3', '?utm=1&gclidx=2&n_mediax=3'],
  ['?keyword=fbclid&&gclid', '?keyword=fbclid&'],
])('the query %j is rendered as %j', (search, rendered) => {
  expect(queryOfPage(search)).toBe(rendered);
});
