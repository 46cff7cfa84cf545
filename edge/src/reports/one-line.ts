/**
 * A text from anybody as operators may read it: its control characters could command their terminal, forge further lines, or
 * turn the direction of what follows.
 */
export const oneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ');
