import { koreanDate } from '@jangteo/page';

/** `11.20`: deals and events are near enough to go without their year. */
export const koreanDay = (dateTime: string): string => koreanDate(dateTime).slice('2026.'.length);

export const koreanDays = (from: string, to: string): string => `${koreanDay(from)} ~ ${koreanDay(to)}`;
