import { recentProducts } from './recent-products.ts';

beforeEach(() => window.localStorage.clear());

const add = (...numbers: number[]) => {
  for (const productNo of numbers) recentProducts.add({ productNo, isLike: false });
};
const numbers = () => recentProducts.list().map(({ productNo }) => productNo);

test('[BRG-07] the thirty most recently viewed products are kept, the oldest is dropped', () => {
  add(...Array.from({ length: 31 }, (_, index) => index + 1));
  expect(numbers()).toHaveLength(30);
  expect(numbers()[0]).toBe(31);
  expect(numbers().at(-1)).toBe(2);
});

test('[BRG-07] a product viewed again moves to the front, with its current data', () => {
  add(1, 2);
  recentProducts.add({ productNo: 1, isLike: true, title: '사과' });
  expect(recentProducts.list()).toMatchObject([
    { productNo: 1, isLike: true, title: '사과' },
    { productNo: 2, isLike: false },
  ]);
});

test('[BRG-07] the time of each view is kept', () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T01:00:00Z') });
  add(1);
  jest.useRealTimers();
  expect(recentProducts.list()[0]?.viewedDt).toBe('2026-11-20T01:00:00.000Z');
});

test('[BRG-07] a new list replaces the stored one, cut to its latest thirty', () => {
  add(1, 2, 3);
  recentProducts.replace(recentProducts.list().filter(({ productNo }) => productNo !== 2));
  expect(numbers()).toEqual([3, 1]);
  recentProducts.replace(Array.from({ length: 31 }, (_, index) => ({ productNo: index + 1, isLike: false })));
  expect(numbers()).toHaveLength(30);
  expect(numbers()[0]).toBe(1);
});

test.each(['[{"productNo":"1","isLike":false}]', '[null]', '{}', '[{"productNo":1}]'])(
  '%s is not accepted as a list',
  (text) => {
    window.localStorage.setItem('recentlyViewed', text);
    expect(numbers()).toEqual([]);
  },
);
