import { BackOff } from './back-off.ts';

test('each delay is longer than the one before, up to a limit', () => {
  const backOff = new BackOff();
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(() => backOff.next(100))).toEqual([
    500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});

test('a program that ran well for a minute starts over', () => {
  const backOff = new BackOff();
  backOff.next(100);
  backOff.next(100);
  expect(backOff.next(61_000)).toBe(500);
});
