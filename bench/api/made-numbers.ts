/** Numbers of new rows begin here, and are nothing else: the twin has to know them again wherever they stand. */
export const firstMade = 1_000_000_000;

/** The numbers of new rows in a row that was answered. */
export const madeIn = (row: object | undefined): string[] =>
  Object.values(row ?? {})
    .map(String)
    .filter((value) => /^\d+$/.test(value) && Number(value) > firstMade);
