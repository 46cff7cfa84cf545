/** Reads a number of the environment. An empty value counts as unset; anything but digits stops the start. */
export function wholeNumber(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined || value === '') return fallback;
  if (!/^\d{1,9}$/.test(value)) throw new Error(`${name} must be a whole number, not '${value}'`);
  return Number(value);
}
