const koreaAheadOfUtc = 9 * 60 * 60_000;

/** `11.20`: the day in Korea, whatever the time zone of who draws it, server or browser. */
export function koreanDay(dateTime: string): string {
  const there = new Date(Date.parse(dateTime) + koreaAheadOfUtc);
  return `${there.getUTCMonth() + 1}.${there.getUTCDate()}`;
}

export const koreanDays = (from: string, to: string): string => `${koreanDay(from)} ~ ${koreanDay(to)}`;
