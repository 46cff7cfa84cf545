import { dayMs, koreanDay } from '@jangteo/contract/korean-day';
import { serverNow } from '@jangteo/query';

export const today = (): string => koreanDay(new Date(serverNow()));

/** The day so many days later; `2026-03-01` and -1 give `2026-02-28`. */
export const daysFrom = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** Whether the daily board has this day: it exists in the calendar, and has begun. */
export const hasBoard = (date: string): boolean =>
  /^(?:19[7-9]|20\d)\d-\d\d-\d\d$/.test(date) &&
  !Number.isNaN(Date.parse(date)) &&
  daysFrom(date, 0) === date &&
  date <= today();

const weekdays = ['일', '월', '화', '수', '목', '금', '토'] as const;

export const weekdayOf = (date: string): string => weekdays[new Date(date).getUTCDay()] ?? '';

/** `11월 20일 금요일` */
export const spokenDay = (date: string): string =>
  `${Number(date.slice(5, 7))}월 ${Number(date.slice(8))}일 ${weekdayOf(date)}요일`;
