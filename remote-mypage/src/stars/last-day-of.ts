/** Stars expire as a day in Korea begins: the day before is the last on which they can be used. */
export const lastDayOf = (expireDt: string): string => new Date(Date.parse(expireDt) - 1).toISOString();
