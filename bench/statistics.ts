/** The median; undefined for an empty list. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2;
}

/** The smallest value that this share of the values (0 to 1) does not exceed; undefined for an empty list. */
export function percentile(values: readonly number[], part: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)];
}
