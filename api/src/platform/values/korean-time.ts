import { dayMs, koreanDay, koreaOffsetMs } from '@jangteo/contract/korean-day';

const inKorea = (time: Date): Date => new Date(time.getTime() + koreaOffsetMs);

/** 1 to 12, in Korea. */
export const koreanMonth = (time: Date): number => inKorea(time).getUTCMonth() + 1;

export const koreanYear = (time: Date): number => inKorea(time).getUTCFullYear();

/** '2026년 12월 1일' */
export function koreanDate(time: Date): string {
  const day = inKorea(time);
  return `${day.getUTCFullYear()}년 ${day.getUTCMonth() + 1}월 ${day.getUTCDate()}일`;
}

/** The moment at which that day began in Korea. */
export const koreanDayStart = (time: Date): Date => new Date(Date.parse(`${koreanDay(time)}T00:00:00+09:00`));

/** The moment at which the next day begins in Korea. */
export const nextKoreanDayStart = (time: Date): Date => new Date(koreanDayStart(time).getTime() + dayMs);
