import { isLowestEver } from './price-history.ts';

const history = (...prices: number[]) =>
  prices.map((discountPrice, n) => ({ changedOn: `2026-0${n + 1}-01`, discountPrice }));

test('[SHP-02] a price is the lowest ever if all earlier prices were higher', () => {
  expect(isLowestEver(history(12_000, 11_000, 9_900), 9_900)).toBe(true);
});

test.each([
  ['nothing is known of earlier', history(9_900), 9_900],
  ['there is no history', [], 9_900],
  ['it was as low before', history(12_000, 9_900, 11_000, 9_900), 9_900],
  ['it was lower before', history(12_000, 9_000, 9_900), 9_900],
  ['the history does not know the price of today', history(12_000, 11_000), 9_900],
])('not proven when %s', (_, prices, now) => {
  expect(isLowestEver(prices, now)).toBe(false);
});
