/**
 * What operators read contains texts of members: their control characters could command the terminal, or turn the
 * direction of what follows.
 */
export const printable = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '\u{fffd}');
