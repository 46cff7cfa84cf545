import { isBlank } from '@jangteo/contract/visible-text';

/** A word that texts must not contain, and longer, harmless words that contain it. */
export interface BanWord {
  word: string;
  innocent: string[];
}

interface Letter {
  letter: string;
  /** The match's position in the original text. */
  from: number;
  to: number;
}

interface Span {
  from: number;
  to: number;
}

/**
 * Finds ban words in a text and returns them as they are written there. Punctuation, invisible characters, repeated
 * letters, full-width letters and split syllables do not hide a word. Spaces do where it would be part of other words:
 * '다시 발송'.
 */
export function findBanWords(text: string, banned: readonly BanWord[]): string[] {
  const plain = plainOf(text);
  const letters = lettersOf(plain);
  const found = banned.flatMap(({ word, innocent }) => {
    const excuses = innocent.flatMap((longer) => spansOf(letters, longer)).filter((span) => !holdsSpace(plain, span));
    return spansOf(letters, word)
      .filter((span) => !excuses.some((excuse) => excuse.from <= span.from && excuse.to >= span.to))
      .filter((span) => !holdsSpace(plain, span) || standsAlone(plain, span))
      .map(({ from, to }) => plain.slice(from, to));
  });
  return [...new Set(found)];
}

/**
 * Normalises spelling: 'ｆ' becomes 'f', '시ㅂㅏㄹ' becomes '시발'. Single consonants stay, since they are words of their own.
 */
const plainOf = (text: string): string =>
  text
    .replace(/[^ㄱ-ㅎㅏ-ㅣ]+/g, (part) => part.normalize('NFKC'))
    .replace(
      /([ㄱ-ㅎ])([ㅏ-ㅣ])([ㄱ-ㅎ](?![ㅏ-ㅣ]))?/g,
      (typed, initial, medial, final = '') => syllableOf(initial, medial, final) ?? typed,
    );

const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const medials = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const finals = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'];

function syllableOf(initial: string, medial: string, final: string): string | undefined {
  const [first, second, third] = [initials.indexOf(initial), medials.indexOf(medial), finals.indexOf(final)];
  if (first < 0 || second < 0 || third < 0) return undefined;
  return String.fromCharCode(0xac00 + (first * medials.length + second) * finals.length + third);
}

const isLetter = /[\p{L}\p{N}]/u;

/** The letters alone, with a run of equal ones as one. */
function lettersOf(plain: string): Letter[] {
  const letters: Letter[] = [];
  /** A long text has few different characters. */
  const known = new Map<string, string | undefined>();
  let at = 0;
  for (const character of plain) {
    const from = at;
    at += character.length;
    if (!known.has(character)) known.set(character, letterOf(character));
    const letter = known.get(character);
    if (letter === undefined) continue;
    const last = letters.at(-1);
    if (last?.letter === letter) last.to = at;
    else letters.push({ letter, from, to: at });
  }
  return letters;
}

const letterOf = (character: string): string | undefined =>
  isLetter.test(character) && !isBlank(character) ? character.toLowerCase() : undefined;

function spansOf(letters: readonly Letter[], word: string): Span[] {
  const sought = lettersOf(plainOf(word)).map(({ letter }) => letter);
  const spans: Span[] = [];
  for (let start = 0; start + sought.length <= letters.length; start += 1) {
    const from = letters[start]?.from ?? 0;
    // Most places end at the first letter: a long text is looked through once for each word.
    if (letters[start]?.letter !== sought[0] || !sought.every((letter, n) => letters[start + n]?.letter === letter)) {
      continue;
    }
    spans.push({ from, to: letters[start + sought.length - 1]?.to ?? from });
  }
  return spans;
}

const holdsSpace = (plain: string, { from, to }: Span): boolean => /\s/.test(plain.slice(from, to));

const standsAlone = (plain: string, { from, to }: Span): boolean =>
  isBorder(plain.slice(0, from).at(-1)) && isBorder(plain.slice(to).at(0));

const isBorder = (character: string | undefined): boolean => character === undefined || !isLetter.test(character);
