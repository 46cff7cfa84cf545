/** `1,204`. Not by `toLocaleString`, which may differ between the server's and the browser's Korean data. */
export const grouped = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, ',');

/** `12,900원` */
export const formatWon = (amount: number): string => `${grouped(amount)}원`;
