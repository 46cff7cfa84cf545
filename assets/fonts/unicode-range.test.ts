import { charactersOf, unicodeRange } from './unicode-range.ts';

test('neighbouring characters are written as one range, in order and once', () => {
  expect(unicodeRange('cab가나c')).toBe('U+61-63,U+ac00,U+b098');
});

test('a written range is read back', () => {
  expect(charactersOf(unicodeRange('장터 특가'))).toEqual([...' 가장터특']);
});
