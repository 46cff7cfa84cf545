/** Ids of new rows begin here and equal no other value, so that the twin recognises them wherever they occur. */
export const firstMade = 1_000_000_000;

/** The ids of new rows in a result. */
export const madeIn = (row: object | undefined): string[] =>
  Object.values(row ?? {})
    .map(String)
    .filter((value) => /^\d+$/.test(value) && Number(value) > firstMade);
