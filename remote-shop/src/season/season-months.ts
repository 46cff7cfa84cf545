export const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The first month may be the larger one: a season from November to February crosses the year's end. */
export const isInSeason = ({ fromMonth, toMonth }: { fromMonth: number; toMonth: number }, month: number): boolean =>
  fromMonth <= toMonth ? fromMonth <= month && month <= toMonth : month >= fromMonth || month <= toMonth;

/** Without a month in the address the server takes the current one. */
export const readMonth = (search: URLSearchParams): number | undefined =>
  months.find((month) => String(month) === search.get('month'));
