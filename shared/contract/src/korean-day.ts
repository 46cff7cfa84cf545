export const dayMs = 24 * 60 * 60 * 1000;

/** Korea is ahead of UTC by this time, all year. */
export const koreaOffsetMs = 9 * 60 * 60 * 1000;

/** The calendar day in Korea: '2026-12-01'. */
export const koreanDay = (time: Date): string => new Date(time.getTime() + koreaOffsetMs).toISOString().slice(0, 10);
