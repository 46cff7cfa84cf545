const mostOfAll = 999_999_999;
const highestPort = 65_535;

/** Reads a number of the environment. An empty value counts as unset; anything but digits stops the start. */
export function wholeNumber(name: string, value: string | undefined, fallback: number, most = mostOfAll): number {
  if (value === undefined || value === '') return fallback;
  if (!/^\d{1,9}$/.test(value)) throw new Error(`${name} must be a whole number, not '${value}'`);
  if (Number(value) > most) throw new Error(`${name} must be at most ${most}, not '${value}'`);
  return Number(value);
}

export const portNumber = (name: string, value: string | undefined, fallback: number): number =>
  wholeNumber(name, value, fallback, highestPort);
