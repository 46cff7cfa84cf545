// Decision: docs/decisions/2026-11-20-search-is-a-dictionary.md

import { mostListed } from '@jangteo/contract/limits';
import type { Queries } from '../platform/database/database.ts';
import type { ListKey } from '../products/product-list.ts';
import { withSynonyms } from './synonyms.ts';

/** How well a dictionary word fits what was typed. */
const fits = { exact: 3, part: 2, inside: 1 } as const;

export interface TermMatch extends ListKey {
  term: string;
}

/** Shared by the tokens: the more tokens, the fewer words are tried for each. */
const mostOfOneSort = 20;
/** Sorts behind every letter: all words with a prefix lie between the prefix and the prefix with this character. */
export const highest = 'chr(1114111)';

/**
 * What was typed ($1, the tokens and their synonyms; $3, the places of the tokens) may be a whole word, its beginning,
 * also in the middle of a syllable, its end, its first letters, or a part inside it. Where the exact word exists, a single
 * syllable does not match longer words: a search for '배' (pear) must not find '배추' (cabbage).
 */
const lookUpSql = `
  SELECT asked.place, found.term_no AS "keyNo", found.term, max(found.weight)::integer AS weight,
         max(found.weight) = ${fits.exact} AND (
           SELECT count(*) FROM (
             SELECT FROM list_entry entry WHERE entry.key_no = found.term_no LIMIT ${mostListed}
           ) used
         ) = ${mostListed} AS "isFull"
  FROM (
    SELECT place, token, strokes(token) AS typed,
           EXISTS (SELECT FROM search_term t WHERE t.strokes = strokes(token)) AS is_word
    FROM unnest($1::text[], $3::integer[]) AS tokens (token, place)
  ) asked
  CROSS JOIN LATERAL (
    SELECT term_no, term, ${fits.exact} AS weight FROM search_term WHERE strokes = typed
    UNION ALL
    (
      SELECT term_no, term, ${fits.part} FROM search_term
      WHERE strokes > typed AND strokes < typed || ${highest} AND NOT (is_word AND char_length(token) = 1)
      ORDER BY length(strokes), term
      LIMIT $2
    )
    UNION ALL
    (
      SELECT term_no, term, CASE WHEN initials = typed THEN ${fits.part} ELSE ${fits.inside} END FROM search_term
      WHERE typed ~ '^[ㄱ-ㅎ]+$' AND initials >= typed AND initials < typed || ${highest}
      ORDER BY length(initials), term
      LIMIT $2
    )
    UNION ALL
    (
      SELECT term_no, term, CASE WHEN term LIKE '%' || likeable THEN ${fits.part} ELSE ${fits.inside} END
      FROM search_term, replace(replace(replace(token, '\\', '\\\\'), '%', '\\%'), '_', '\\_') likeable
      WHERE grams @> grams(CASE WHEN length(typed) < 3 THEN typed || ' ' ELSE typed END)
        AND term LIKE '_%' || likeable || CASE WHEN char_length(token) = 1 THEN '' ELSE '%' END
      ORDER BY length(strokes), term
      LIMIT $2
    )
  ) found
  GROUP BY asked.place, found.term_no, found.term`;

/** For each token the words that it, or a synonym of it, may stand for, in the order of the tokens. */
export async function lookUp(database: Queries, tokens: readonly string[]): Promise<TermMatch[][]> {
  const words = tokens.flatMap((token, place) => withSynonyms(token.toLowerCase()).map((word) => ({ word, place })));
  const rows = await database.query<TermMatch & { place: number; isFull: boolean }>(lookUpSql, [
    words.map(({ word }) => word),
    Math.ceil(mostOfOneSort / tokens.length),
    words.map(({ place }) => place),
  ]);
  return tokens.map((_, index) => {
    const matches = rows.filter(({ place }) => place === index);
    // A word whose products fill a list is enough: words that only contain it are not searched.
    const full = matches.filter(({ isFull }) => isFull);
    return full.length > 0 ? full : matches;
  });
}

/** The words that are in the dictionary, themselves or by a synonym. */
export async function knownWords(database: Queries, words: readonly string[]): Promise<Set<string>> {
  const rows = await database.query<{ term: string }>('SELECT term FROM search_term WHERE term = ANY ($1::text[])', [
    words.flatMap(withSynonyms),
  ]);
  return new Set(rows.flatMap(({ term }) => withSynonyms(term)));
}

export interface SimilarTerm {
  term: string;
  strokes: string;
  typed: string;
  /** The number of products with the word, at most a hundred. */
  uses: number;
}

/** Words that share most of their three-stroke runs with what was typed. */
const similarSql = `
  SELECT near.term, near.strokes, strokes($1) AS typed, (
    SELECT count(*)::integer FROM (SELECT FROM list_entry entry WHERE entry.key_no = near.term_no LIMIT 100) used
  ) AS uses
  FROM (
    SELECT t.term_no, t.term, t.strokes, shared.count
    FROM search_term t, grams(' ' || strokes($1) || ' ') asked, LATERAL (
      SELECT count(*) FROM unnest(t.grams) gram WHERE gram = ANY (asked)
    ) shared
    WHERE t.grams && asked
    ORDER BY shared.count::real / (cardinality(t.grams) + cardinality(asked) - shared.count) DESC, t.term
    LIMIT 20
  ) near`;

export const findSimilarTerms = (database: Queries, token: string): Promise<SimilarTerm[]> =>
  database.query<SimilarTerm>(similarSql, [token.toLowerCase()]);
