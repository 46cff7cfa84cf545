/** Grouped by hand: `toLocaleString` may differ between the server's and the browser's Korean data. */
export const won = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
