import { leftForMs, TroubledRoutes } from './troubled-routes.ts';

const home = { app: 'remote-shop', routeId: 'shop:home' } as const;
const minuteMs = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a route is left after the second end within ten minutes, for five minutes', () => {
  const routes = new TroubledRoutes();
  expect(routes.note(home)).toBe(false);
  expect(routes.isLeft('shop:home')).toBe(false);
  jest.advanceTimersByTime(9 * minuteMs);
  expect(routes.note(home)).toBe(true);
  expect(routes.isLeft('shop:home')).toBe(true);
  expect(routes.isLeft('shop:season')).toBe(false);
  expect(routes.left).toEqual([home]);
  jest.advanceTimersByTime(leftForMs);
  expect(routes.isLeft('shop:home')).toBe(false);
  expect(routes.left).toEqual([]);
});

test('a route that ends the renderer again as soon as it is rendered again is left at once', () => {
  const routes = new TroubledRoutes();
  routes.note(home);
  routes.note(home);
  jest.advanceTimersByTime(leftForMs);
  expect(routes.note(home)).toBe(true);
});

test('two ends more than ten minutes apart have no consequence', () => {
  const routes = new TroubledRoutes();
  routes.note(home);
  jest.advanceTimersByTime(10 * minuteMs);
  expect(routes.note(home)).toBe(false);
});
