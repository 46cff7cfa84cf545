const koreaIsAheadBy = 9 * 60 * 60 * 1000;

/** 1 to 12, as a calendar in Korea shows it. */
export const koreanMonth = (time: Date): number => new Date(time.getTime() + koreaIsAheadBy).getUTCMonth() + 1;
