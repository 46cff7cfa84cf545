/** The code of an error of Node, such as ENOENT. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** What went wrong, for a person. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
