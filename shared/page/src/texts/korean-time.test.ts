import {
  koreanDate,
  koreanMonthDay,
  koreanMonthDayTime,
  koreanPeriod,
  koreanShortDate,
  koreanTime,
  timeAgo,
} from './korean-time.ts';

const noon = '2026-05-01T03:00:00.000Z';
const after = (ms: number) => Date.parse(noon) + ms;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test('a day is the day in Korea, whatever the time zone of the test', () => {
  expect(koreanShortDate('2026-05-01T14:59:59.000Z')).toBe('2026.05.01');
  expect(koreanShortDate('2026-05-01T15:00:00.000Z')).toBe('2026.05.02');
  expect(koreanShortDate('2025-12-31T15:00:00.000Z')).toBe('2026.01.01');
});

test('each format names the same moment in Korea', () => {
  const moment = '2026-05-01T15:04:00.000Z';
  expect(koreanShortDate(moment)).toBe('2026.05.02');
  expect(koreanMonthDay(moment)).toBe('05.02');
  expect(koreanPeriod(noon, moment)).toBe('05.01 ~ 05.02');
  expect(koreanTime(moment)).toBe('00:04');
  expect(koreanMonthDayTime(moment)).toBe('5월 2일 00:04');
  expect(koreanDate(moment)).toBe('2026년 5월 2일');
  expect(koreanDate('2026-09-01')).toBe('2026년 9월 1일');
});

test('a period ends with its last day: its end at 0:00 in Korea no longer belongs to it', () => {
  expect(koreanPeriod(noon, '2026-05-31T15:00:00.000Z')).toBe('05.01 ~ 05.31');
  expect(koreanPeriod(noon, '2026-05-31T15:00:00.001Z')).toBe('05.01 ~ 06.01');
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
])('%i ms later the moment is shown as %s', (passed, text) => {
  expect(timeAgo(noon, after(passed))).toBe(text);
});
