import { matchRoute, paramsAllowed, type RouteTable } from './routes.ts';

const table: RouteTable = {
  home: { path: '/', aliases: ['/deal'], pageName: 'home' },
  deal: { path: '/deal/:dealId', digits: ['dealId'], pageName: 'deal' },
  stores: { path: '/store', pageName: 'stores' },
  store: { path: '/store/:shopId', digits: ['shopId'], pageName: 'store' },
  category: { path: '/category/detail/:second?/:third?', digits: ['second', 'third'], pageName: 'category' },
  live: { path: '/category/:name', pageName: 'other' },
  shoppingLive: { path: '/category/shopping-live', pageName: 'live' },
};

test.each([
  ['/', 'home', {}],
  ['/deal', 'home', {}],
  ['/deal/12', 'deal', { dealId: '12' }],
  ['/store/7/', 'store', { shopId: '7' }],
  ['/category/detail', 'category', {}],
  ['/category/detail/1', 'category', { second: '1' }],
  ['/category/detail/1/2', 'category', { second: '1', third: '2' }],
  ['/category/%EA%B3%BC%EC%9D%BC', 'live', { name: '과일' }],
])('%s is the page %s', (path, id, params) => {
  expect(matchRoute(table, path)).toMatchObject({ id, params });
});

test.each(['0', '00', '2147483648', '99999999999999999999'])('[RTE-01] no page accepts %s as a number', (number) => {
  expect(matchRoute(table, `/deal/${number}`)).toBeUndefined();
  expect(matchRoute(table, `/store/${number}`)).toBeUndefined();
  expect(matchRoute(table, '/deal/2147483647')).toMatchObject({ params: { dealId: '2147483647' } });
});

test('a fixed segment has precedence over a parameter', () => {
  expect(matchRoute(table, '/category/shopping-live')?.id).toBe('shoppingLive');
});

test.each(['/deal/abc', '/DEAL/1', '/Store', '/deal/1/2', '/nowhere', '/category/detail/1/2/3', '/category/%E0%A4%A'])(
  '[RTE-01] %s is no page',
  (path) => {
    expect(matchRoute(table, path)).toBeUndefined();
  },
);

test('[RTE-01] digits are ASCII digits, and an optional parameter may be absent', () => {
  const route = { path: '/x/:a?', digits: ['a'], pageName: 'x' };
  expect(paramsAllowed(route, {})).toBe(true);
  expect(paramsAllowed(route, { a: '١٢' })).toBe(false);
  expect(paramsAllowed(route, { a: '12\n' })).toBe(false);
});
