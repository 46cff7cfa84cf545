// Decision: docs/decisions/2026-11-22-posts-are-searched-in-segments.md

import type { Board, PostItem } from '@jangteo/contract';
import { mostListed } from '@jangteo/contract/limits';
import type { Queries } from '../../platform/database/database.ts';
import { jsonRow } from '../../platform/database/json-object.ts';
import { jsonList } from '../../platform/values/json-text.ts';
import { pageOf } from '../../platform/values/paging.ts';
import { mostTokens, tokensOf } from '../../search/tokens.ts';
import { excerptSql, itemFields, listPosts, type Window } from '../posts/list-posts.ts';
import { isShownTo } from '../posts/readable.ts';

/** The runs of letters that the index knows, in strokes and initials, and in titles. */
const longestRun = 3;
const longestTitleRun = 2;
/**
 * The words of a search share at most this many runs of letters. The runs narrow the search down; the texts found are
 * then compared with the words.
 */
const mostRuns = 6;

/** The segments, the newest first. Posts are numbered one after the other, so that hardly any segment is empty. */
const segments = `
  segment (no) AS (
    SELECT generate_series(segment_of(max(post_id)), segment_of(min(post_id)), -1) FROM post_search
  )`;

/** As many words as a keyword has; a place without a word is null. Faster than `LIKE` or a subquery of the words. */
const hasAll = (text: string, words: string): string =>
  Array.from(
    { length: mostTokens },
    (_, index) => `coalesce(strpos(${text}, (${words}::text[])[${index + 1}]) > 0, true)`,
  ).join(' AND ');

const allRuns = 'post_keys(post_id, board, title, initials, strokes)';
const repeats = 'post_repeats(post_id, strokes)';

/** An index knows each key behind the number of the post's segment. */
const hasKeys = (index: string, keys: string): string =>
  `${index} @> ARRAY(SELECT segment.no || key FROM unnest(${keys}::text[]) key)`;

/**
 * Walks the segments until more posts than are listed have all keys and all words that are longer than a run ($3, $4).
 * `where` is decided before each segment.
 */
const walk = (keys: string, { columns = 'post_id', condition = 'true', where = 'true' } = {}): string => `(
  SELECT found.*
  FROM segment CROSS JOIN LATERAL (
    SELECT ${columns} FROM post_search
    WHERE ${hasKeys(allRuns, keys)}
      AND ${isShownTo('$1::integer', 'post_search')} AND ${condition}
      AND ${hasAll('strokes', '$3')} AND ${hasAll('initials', '$4')}
    ORDER BY post_id DESC
  ) found
  WHERE ${where}
  LIMIT ${mostListed + 1}
)`;

/** `$5`: the first word, for the order; `$6`: the keys of posts with it in the title; `$7`: runs that repeat. */
const isInTitle = 'strpos(title, $5) > 0';
/**
 * Of few posts, one walk finds all. Where it ends before the oldest segment, older posts may have the word in their
 * titles, which come first: a walk of their own finds them.
 */
const foundByWords = (condition: string): string => `
  WITH ${segments},
  newest AS MATERIALIZED ${walk('$2', { columns: `post_id, ${isInTitle} AS in_title`, condition })},
  whole (is_whole) AS MATERIALIZED (SELECT count(*) <= ${mostListed} FROM newest),
  titled AS ${walk('$6', { condition: isInTitle, where: 'NOT (SELECT is_whole FROM whole)' })}
  SELECT post_id FROM titled
  UNION ALL (
    SELECT post_id FROM newest WHERE NOT in_title OR (SELECT is_whole FROM whole) ORDER BY in_title DESC, post_id DESC
  )`;
const foundByInitials = `WITH ${segments} ${walk('$2')}`;

/** The excerpt begins near the first match, or at the beginning of the text if the match is there. */
const place = 'strpos(lower(post.body), $5)';
const excerpt = `CASE WHEN ${place} > 60
  THEN '…' || ltrim(${excerptSql(`substr(post.body, ${place} - 40, 160)`)})
  ELSE ${excerptSql('left(post.body, 160)')} END`;
const item = jsonRow<PostItem>(itemFields(excerpt));

const onlyInitials = /^[ㄱ-ㅎ]+$/;
/** From the most frequent in Korean texts to the rarest. */
const frequentLetters = 'ㅇㅏㄴㅣㄱㅡㄹㅗㅅㅓㄷㅜㅈㅁㅎㅂㅕㅐㅔㅊㅌㅍㅆㅋㅛㄲㅑㄸㅠㅖㅃㅉㅒ';
const rarity = (run: string): number =>
  [...run].reduce((sum, letter) => sum + (frequentLetters.indexOf(letter) + 1 || frequentLetters.length + 1), 0);

/** At most so many of a word's runs, the rarest: few posts have them. */
function runsOf(word: string, longest: number, most: number): string[] {
  const letters = [...word];
  const length = Math.min(letters.length, longest);
  const runs = letters.slice(length - 1).map((_, place) => letters.slice(place, place + length).join(''));
  return [...new Set(runs)].sort((a, b) => rarity(b) - rarity(a)).slice(0, most);
}

/** True for a word that does nothing but repeat a syllable, the last one perhaps half typed: 가가가, 은은ㅇ. */
const isRepetition = (word: string): boolean => /^(...?)\1+.{0,2}$/u.test(word);

/** The runs of four and six letters of which the second half repeats the first: ㄱㅏㄱㅏ, ㅇㅡㄴㅇㅡㄴ. */
function repeatsIn(word: string): string[] {
  const letters = [...word];
  const runs = letters.flatMap((_, place) => [4, 6].map((length) => letters.slice(place, place + length).join('')));
  return [...new Set(runs)].filter((run) => /^(..|...)\1$/u.test(run));
}

/** Words longer than the runs of the index are looked up in the posts themselves. */
const longOnes = (words: readonly string[]): string[] => words.filter((word) => [...word].length > longestRun);

interface Search extends Window {
  keyword: string;
  board: Board | undefined;
}

/** Posts that contain all words, the newest first; those with the first word in the title come before the others. */
export async function searchPosts(database: Queries, { keyword, board, ...window }: Search) {
  const words = tokensOf(keyword).map((word) => word.toLowerCase());
  // The keyword has punctuation only: there is nothing to search for.
  if (words.length === 0) return { ...pageOf(window, jsonList<PostItem>([]), 0), words };
  const initials = words.filter((word) => onlyInitials.test(word));
  const [first, ...others] = words.filter((word) => !onlyInitials.test(word));
  const strokes = first ? await strokesOf(database, [first, ...others]) : [];
  const most = Math.ceil(mostRuns / words.length);
  const keysOf = (sign: string, some: readonly string[], longest = longestRun) =>
    some.flatMap((word) => runsOf(word, longest, most)).map((run) => sign + run);
  const given = [...(board ? [`@${board}`] : []), ...keysOf('^', initials)];
  const values = [[...given, ...keysOf('=', strokes)], longOnes(strokes), longOnes(initials)];
  const titleKeys = [...given, ...keysOf('#', first ? [first] : [], longestTitleRun), ...keysOf('=', strokes.slice(1))];
  const repeated = strokes.filter(isRepetition).flatMap(repeatsIn).slice(0, mostRuns);
  const list = first
    ? {
        found: foundByWords(repeated.length > 0 ? hasKeys(repeats, '$7') : 'true'),
        values: [...values, first, titleKeys, ...(repeated.length > 0 ? [repeated] : [])],
        item,
      }
    : { found: foundByInitials, values };
  const found = await listPosts(database, { ...list, end: mostListed }, window);
  return { ...found, words: tokensOf(keyword) };
}

async function strokesOf(database: Queries, words: readonly string[]): Promise<string[]> {
  const [typed] = await database.query<{ strokes: string[] }>(
    'SELECT array_agg(strokes(word)) AS strokes FROM unnest($1::text[]) word',
    [words],
  );
  return typed?.strokes ?? [];
}
