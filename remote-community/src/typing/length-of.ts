/** By whole characters, as the server counts them. */
export const lengthOf = (text: string): number => [...text].length;
