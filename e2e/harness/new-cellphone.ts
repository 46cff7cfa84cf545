/** A number of one test alone. */
export const newCellphone = (): string => `010${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
