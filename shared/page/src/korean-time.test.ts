import { koreanDate, timeAgo } from './korean-time.ts';

const noon = '2026-05-01T03:00:00.000Z';
const after = (ms: number) => Date.parse(noon) + ms;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test('a date is the day in Korea', () => {
  expect(koreanDate('2026-05-01T14:59:59.000Z')).toBe('2026.05.01');
  expect(koreanDate('2026-05-01T15:00:00.000Z')).toBe('2026.05.02');
  expect(koreanDate('2025-12-31T15:00:00.000Z')).toBe('2026.01.01');
});

test.each([
  [-5_000, '방금 전'],
  [59_999, '방금 전'],
  [minute, '1분 전'],
  [hour - 1, '59분 전'],
  [hour, '1시간 전'],
  [day - 1, '23시간 전'],
  [day, '1일 전'],
  [7 * day - 1, '6일 전'],
  [7 * day, '2026.05.01'],
])('after %i ms it was %s', (passed, text) => {
  expect(timeAgo(noon, after(passed))).toBe(text);
});
