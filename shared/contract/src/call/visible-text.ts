/** Characters that Unicode counts as letters or symbols although nothing is drawn: Hangul fillers and an empty Braille cell. */
const fillers = '\\u115f\\u1160\\u3164\\uffa0\\u2800';

/** Matches one letter, number, punctuation mark or symbol that is seen. For regular expressions with the flag `u`. */
export const visibleCharacter = `[^\\p{C}\\p{M}\\p{Z}${fillers}]`;

const visibleCharacters = new RegExp(visibleCharacter, 'gu');
const fillerCharacters = new RegExp(`[${fillers}]`, 'gu');

/** The number of characters that are seen: padding with invisible ones does not count. */
export const visibleLength = (text: string): number => text.match(visibleCharacters)?.length ?? 0;

/** True for a text in which nothing is seen. */
export const isBlank = (text: string): boolean => visibleLength(text) === 0;

/**
 * Equal for texts that look equal. To compare and to search with, never to store or to show: emoji lose the joiners that
 * hold them together.
 */
export const asSeen = (text: string): string =>
  text
    .normalize('NFC')
    .replace(fillerCharacters, ' ')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The beginning of a text, in which no emoji is cut in half: half of one cannot be written into an address or a database. */
export const firstCharacters = (text: string, count: number): string => Array.from(text).slice(0, count).join('');
