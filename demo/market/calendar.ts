/** Times in a demo market follow days and hours in Korea. */

import { dayMs, koreaOffsetMs } from '@jangteo/contract/korean-day';

const hourMs = 60 * 60 * 1000;

/** Days since 1970-01-01 in Korea. */
export const koreanDayNumber = (time: Date): number => Math.floor((time.getTime() + koreaOffsetMs) / dayMs);

export const atKoreanHour = (dayNumber: number, hours: number): Date =>
  new Date(dayNumber * dayMs - koreaOffsetMs + hours * hourMs);

export const hoursAfter = (time: Date, hours: number): Date => new Date(time.getTime() + hours * hourMs);

export const monthOfDay = (dayNumber: number): number => new Date(dayNumber * dayMs).getUTCMonth() + 1;

/** A range of months may cross the year's end. */
export const isInMonths = (month: number, from: number, to: number): boolean =>
  from <= to ? month >= from && month <= to : month >= from || month <= to;
