/** Times in a demo market hang on days and hours as a calendar in Korea shows them. */

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const koreaIsAheadBy = 9 * hour;

/** Days since 1970-01-01 in Korea. */
export const koreanDay = (time: Date): number => Math.floor((time.getTime() + koreaIsAheadBy) / day);

export const atKoreanHour = (dayNumber: number, hours: number): Date =>
  new Date(dayNumber * day - koreaIsAheadBy + hours * hour);

export const hoursAfter = (time: Date, hours: number): Date => new Date(time.getTime() + hours * hour);

export const monthOfDay = (dayNumber: number): number => new Date(dayNumber * day).getUTCMonth() + 1;

/** A range of months may cross the year's end. */
export const isInMonths = (month: number, from: number, to: number): boolean =>
  from <= to ? month >= from && month <= to : month >= from || month <= to;
