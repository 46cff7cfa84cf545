/** Marks a test that `npm test` leaves to the whole gate: `npm test -- --thorough`. */
export const thorough = { tag: '@thorough' };

/** The values with which one promise is tried, each with the details of its test: all but the first are thorough. */
export function cases<const Value>(values: readonly Value[]): [Value, typeof thorough | Record<string, never>][] {
  return values.map((value, index) => [value, index === 0 ? {} : thorough]);
}
