import { koreanDate, koreanTime } from '@jangteo/page';

/** `11.20`: deals and events are near enough to go without their year. */
export const koreanDay = (dateTime: string): string => koreanDate(dateTime).slice('2026.'.length);

export const koreanDays = (from: string, to: string): string => `${koreanDay(from)} ~ ${koreanDay(to)}`;

/** `11월 20일 10:00`, in Korea. */
export function koreanMoment(dateTime: string): string {
  const [month, day] = koreanDay(dateTime).split('.').map(Number);
  return `${month}월 ${day}일 ${koreanTime(dateTime)}`;
}
