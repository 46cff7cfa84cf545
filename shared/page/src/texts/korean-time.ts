import { dayMs, koreaOffsetMs } from '@jangteo/contract/korean-day';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A date whose UTC fields are those of a clock in Korea, whatever the time zone of the server or browser that formats it. */
const inKorea = (dateTime: string) => new Date(Date.parse(dateTime) + koreaOffsetMs);

/** `2026.11.20` */
export function koreanShortDate(dateTime: string): string {
  const there = inKorea(dateTime);
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return [there.getUTCFullYear(), twoDigits(there.getUTCMonth() + 1), twoDigits(there.getUTCDate())].join('.');
}

/** `11.20`: for days so near that they need no year. */
export const koreanMonthDay = (dateTime: string): string => koreanShortDate(dateTime).slice('YYYY.'.length);

/** `11.20 ~ 11.25`: a period that ends at 0:00 is shown with its last day, the one before. */
export const koreanPeriod = (from: string, to: string): string =>
  `${koreanMonthDay(from)} ~ ${koreanMonthDay(new Date(Date.parse(to) - 1).toISOString())}`;

/** `10:00` */
export const koreanTime = (dateTime: string): string => inKorea(dateTime).toISOString().slice(11, 16);

/** `11월 20일 10:00` */
export function koreanMonthDayTime(dateTime: string): string {
  const [month, day] = koreanMonthDay(dateTime).split('.').map(Number);
  return `${month}월 ${day}일 ${koreanTime(dateTime)}`;
}

/** `2026년 9월 1일`; also of a plain date such as `2026-09-01`. */
export function koreanDate(dateTime: string): string {
  const [year, month, day] = koreanShortDate(dateTime).split('.').map(Number);
  return `${year}년 ${month}월 ${day}일`;
}

/** `3시간 전`; the day when more than a week has passed. */
export function timeAgo(dateTime: string, nowMs: number): string {
  const passedMs = nowMs - Date.parse(dateTime);
  if (passedMs < minuteMs) return '방금 전';
  if (passedMs < hourMs) return `${Math.floor(passedMs / minuteMs)}분 전`;
  if (passedMs < dayMs) return `${Math.floor(passedMs / hourMs)}시간 전`;
  if (passedMs < 7 * dayMs) return `${Math.floor(passedMs / dayMs)}일 전`;
  return koreanShortDate(dateTime);
}
