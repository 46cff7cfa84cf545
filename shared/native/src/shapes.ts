/** Android sends numbers as text. */
export function positiveInteger(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) && (number as number) > 0 ? (number as number) : undefined;
}

/** The app sends a yes or no as a boolean, or as Y and N. */
export function yesOrNo(value: unknown): boolean | undefined {
  if (value === true || value === 'Y') return true;
  if (value === false || value === 'N') return false;
  return undefined;
}
