// Decision: docs/decisions/2026-11-26-doubtful-corrections-are-offered.md

import type { Queries } from '../platform/database/database.ts';
import { findSimilarTerms, knownWords, lookUp, type TermMatch } from './dictionary.ts';
import { editDistance, mistakesAllowed } from './edit-distance.ts';
import { asKoreanStrokes } from './keyboard.ts';
import { piecesOf, segment } from './segment.ts';
import { tidyKeyword, tokensOf } from './tokens.ts';

export interface Understanding {
  /** A product is found if it has a word of each group. */
  groups: TermMatch[][];
  /** What the groups stand for instead of the keyword; null if they stand for the keyword itself. */
  correctedKeyword: string | null;
  /** Whether the keyword may be a word that the market lacks: its correction is only offered. */
  isDoubtful: boolean;
}

interface Interpretation {
  words: string[];
  isCorrected: boolean;
  isDoubtful: boolean;
}

const asItIs = (words: string[]): Interpretation => ({ words, isCorrected: false, isDoubtful: false });

/** The words that a keyword searches for; undefined if none make sense. */
export async function understand(database: Queries, keyword: string): Promise<Understanding | undefined> {
  const tokens = tokensOf(keyword);
  if (tokens.length === 0) return undefined;
  const asTyped = await lookUp(database, tokens);
  if (asTyped.every((matches) => matches.length > 0)) {
    return { groups: asTyped, correctedKeyword: null, isDoubtful: false };
  }
  const readings = await Promise.all(
    tokens.map((token, place) => (asTyped[place]?.length ? asItIs([token]) : readAgain(database, token))),
  );
  const reading = joined(readings) ?? (await readWithoutSpaces(database, tokens.join('')));
  if (!reading) return undefined;
  return {
    groups: await lookUp(database, reading.words),
    correctedKeyword: reading.isCorrected ? reading.words.join(' ') : null,
    isDoubtful: reading.isDoubtful,
  };
}

/** The same keyword, split where the dictionary has spaces and the keyword has none: '꿀 고구마' is one word there. */
export async function understandWithoutSpaces(database: Queries, keyword: string): Promise<Understanding | undefined> {
  const tokens = tokensOf(keyword);
  const reading = tokens.length > 1 ? await readWithoutSpaces(database, tokens.join('')) : undefined;
  if (!reading || reading.words.join(' ') === tidyKeyword(keyword)) return undefined;
  return { groups: await lookUp(database, reading.words), correctedKeyword: null, isDoubtful: false };
}

function joined(readings: (Interpretation | undefined)[]): Interpretation | undefined {
  const known = readings.filter((reading) => reading !== undefined);
  if (known.length < readings.length) return undefined;
  return {
    words: known.flatMap(({ words }) => words),
    isCorrected: known.some(({ isCorrected }) => isCorrected),
    isDoubtful: known.some(({ isDoubtful }) => isDoubtful),
  };
}

/** Corrects a token that is no word: wrong keyboard layout, several words in one, or a typing mistake. */
const readAgain = async (database: Queries, token: string): Promise<Interpretation | undefined> =>
  (await readOnKoreanKeyboard(database, token)) ??
  (await readWithoutSpaces(database, token)) ??
  (await readWithMistakes(database, token));

async function readOnKoreanKeyboard(database: Queries, token: string): Promise<Interpretation | undefined> {
  const strokes = asKoreanStrokes(token);
  if (!strokes) return undefined;
  const [matches = []] = await lookUp(database, [strokes]);
  const [best] = matches.toSorted((a, b) => b.weight - a.weight || a.term.length - b.term.length);
  return best ? { words: [best.term], isCorrected: true, isDoubtful: false } : readWithMistakes(database, strokes);
}

async function readWithoutSpaces(database: Queries, text: string): Promise<Interpretation | undefined> {
  const tidy = text.toLowerCase();
  const words = segment(tidy, await knownWords(database, piecesOf(tidy)));
  return words && asItIs(words);
}

/**
 * The word with the fewest typing mistakes; of several, the one with the most products. One mistake that is no typical
 * slip may make another word: '갈치' is not '갈비'.
 */
async function readWithMistakes(database: Queries, token: string): Promise<Interpretation | undefined> {
  const similar = await findSimilarTerms(database, token);
  const [best] = similar
    .map(({ term, strokes, typed, uses }) => ({
      term,
      uses,
      mistakes: editDistance(typed, strokes),
      unlikely: editDistance(typed, strokes, 0),
      allowed: mistakesAllowed(typed),
    }))
    .filter(({ mistakes, allowed }) => mistakes <= allowed)
    .sort((a, b) => a.mistakes - b.mistakes || a.unlikely - b.unlikely || b.uses - a.uses);
  return best && { words: [best.term], isCorrected: true, isDoubtful: best.unlikely >= best.allowed };
}
