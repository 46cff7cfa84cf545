/** A word that texts must not hold, and longer ones in which it is nothing bad. */
export interface BanWord {
  word: string;
  innocent: string[];
}

interface Letter {
  letter: string;
  /** Where it stands in the text, before it was stripped of what hides a word. */
  from: number;
  to: number;
}

interface Span {
  from: number;
  to: number;
}

/**
 * The expressions in a text that must not be there, as they are written. Signs, invisible characters, repetitions, other
 * widths and syllables taken apart hide nothing. Spaces do where the word is part of others: '다시 발송'.
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

/** In one way of writing: 'ｆ' is 'f', '시ㅂㅏㄹ' is '시발'. Single consonants stay: they are words of their own. */
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
/** Letters to Unicode, and yet nothing to see. */
const isFiller = /[\u115f\u1160\u3164\uffa0]/;

/** One after another without what stands in between; of the same ones in a row, one. */
function lettersOf(plain: string): Letter[] {
  const letters: Letter[] = [];
  let at = 0;
  for (const character of plain) {
    const from = at;
    at += character.length;
    if (!isLetter.test(character) || isFiller.test(character)) continue;
    const letter = character.toLowerCase();
    const last = letters.at(-1);
    if (last?.letter === letter) last.to = at;
    else letters.push({ letter, from, to: at });
  }
  return letters;
}

function spansOf(letters: readonly Letter[], word: string): Span[] {
  const sought = lettersOf(plainOf(word)).map(({ letter }) => letter);
  return letters.flatMap(({ from }, start) => {
    const last = letters[start + sought.length - 1];
    const isThere = last && sought.every((letter, n) => letters[start + n]?.letter === letter);
    return isThere ? [{ from, to: last.to }] : [];
  });
}

const holdsSpace = (plain: string, { from, to }: Span): boolean => /\s/.test(plain.slice(from, to));

const standsAlone = (plain: string, { from, to }: Span): boolean =>
  isBorder(plain.slice(0, from).at(-1)) && isBorder(plain.slice(to).at(0));

const isBorder = (character: string | undefined): boolean => character === undefined || !isLetter.test(character);
