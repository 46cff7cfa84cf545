import { tokens } from './tokens.ts';

const usualTextPx = 16;
const smallestPx = 12;

test('no text is smaller than 12 px at the usual text size', () => {
  const sizes = Object.values(tokens.fontSizes ?? {}).map(({ value }) => Number.parseFloat(value) * usualTextPx);
  expect(Math.min(...sizes)).toBe(smallestPx);
});
