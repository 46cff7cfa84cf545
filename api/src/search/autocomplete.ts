import type { Queries } from '../platform/database/database.ts';
import { highest } from './dictionary.ts';
import { findStoresByName } from './found-stores.ts';
import { asKoreanStrokes } from './keyboard.ts';
import { withSynonyms } from './synonyms.ts';
import { tokensOf } from './tokens.ts';

const keywordsShown = 10;
const storesShown = 3;
const mostCompared = 150;
const mostCounted = 150;

export interface Completions {
  list: { keyword: string }[];
  shops: { shopId: number; shopName: string; mainImage: string }[];
}

/** Completes the last word and keeps those before it. */
export async function complete(database: Queries, keyword: string): Promise<Completions> {
  const tokens = tokensOf(keyword);
  const last = tokens.at(-1);
  if (last === undefined) return { list: [], shops: [] };
  const [terms, shops] = await Promise.all([
    completeWord(database, last),
    findStoresByName(database, keyword, { limit: storesShown, offset: 0 }),
  ]);
  const before = tokens.slice(0, -1);
  return {
    list: terms.map((term) => ({ keyword: [...before, term].join(' ') })),
    shops: shops.list.map(({ shopId, shopName, mainImage }) => ({ shopId, shopName, mainImage })),
  };
}

async function completeWord(database: Queries, token: string): Promise<string[]> {
  const asTyped = await completeSynonyms(database, token.toLowerCase());
  const strokes = asKoreanStrokes(token);
  return asTyped.length === 0 && strokes ? findCompletions(database, strokes) : asTyped;
}

async function completeSynonyms(database: Queries, token: string): Promise<string[]> {
  const completions = await Promise.all(withSynonyms(token).map((word) => findCompletions(database, word)));
  return [...new Set(completions.flat())].slice(0, keywordsShown);
}

/**
 * Words that begin with what was typed, also in the middle of a syllable or by their first letters. Literal matches
 * come first ('사' suggests 사과 before 상추), and of those the categories. Stores have a list of their own: words that
 * occur only in store names are left out.
 */
const completionsSql = `
  SELECT begun.term
  FROM (
    SELECT term_no, term
    FROM search_term, strokes($1) typed
    WHERE (strokes >= typed AND strokes < typed || ${highest})
      OR (typed ~ '^[ㄱ-ㅎ]+$' AND initials >= typed AND initials < typed || ${highest})
    ORDER BY NOT starts_with(term, $1), length(strokes), term
    LIMIT ${mostCompared}
  ) begun, LATERAL (
    SELECT count(*), max(fit) AS fit FROM (
      SELECT fit FROM list_entry WHERE key_no = begun.term_no AND fit > 1 LIMIT ${mostCounted}
    ) counted
  ) uses
  WHERE uses.count > 0
  ORDER BY NOT starts_with(begun.term, $1), uses.fit DESC, uses.count DESC, char_length(begun.term), begun.term
  LIMIT ${keywordsShown}`;

async function findCompletions(database: Queries, token: string): Promise<string[]> {
  const rows = await database.query<{ term: string }>(completionsSql, [token]);
  return rows.map(({ term }) => term);
}
