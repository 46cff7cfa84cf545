const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const koreaAheadOfUtc = 9 * hour;

const inKorea = (dateTime: string) => new Date(Date.parse(dateTime) + koreaAheadOfUtc);

/** `2026.11.20`: the day in Korea, whatever the time zone of who draws it, server or browser. */
export function koreanDate(dateTime: string): string {
  const there = inKorea(dateTime);
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return [there.getUTCFullYear(), twoDigits(there.getUTCMonth() + 1), twoDigits(there.getUTCDate())].join('.');
}

/** `10:00`, in Korea. */
export const koreanTime = (dateTime: string): string => inKorea(dateTime).toISOString().slice(11, 16);

/** `3시간 전`; after a week the date. */
export function timeAgo(dateTime: string, now: number): string {
  const passed = now - Date.parse(dateTime);
  if (passed < minute) return '방금 전';
  if (passed < hour) return `${Math.floor(passed / minute)}분 전`;
  if (passed < day) return `${Math.floor(passed / hour)}시간 전`;
  if (passed < 7 * day) return `${Math.floor(passed / day)}일 전`;
  return koreanDate(dateTime);
}
