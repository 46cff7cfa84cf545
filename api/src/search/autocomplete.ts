import type { Queries } from '../platform/database/database.ts';
import { lookUp, type TermMatch } from './dictionary.ts';
import { findShopsByName } from './found-shops.ts';
import { asKoreanStrokes } from './keyboard.ts';
import { tokensOf } from './tokens.ts';

const keywordsShown = 10;
const shopsShown = 3;
const mostCounted = 200;

export interface Completions {
  list: { keyword: string }[];
  shops: { shopId: number; shopName: string; mainImage: string }[];
}

/** The last word is completed; those before it stay as they are. */
export async function complete(database: Queries, keyword: string): Promise<Completions> {
  const tokens = tokensOf(keyword);
  const last = tokens.at(-1);
  if (last === undefined) return { list: [], shops: [] };
  const [terms, shops] = await Promise.all([
    completeWord(database, last),
    findShopsByName(database, keyword, { limit: shopsShown, offset: 0 }),
  ]);
  const before = tokens.slice(0, -1);
  return {
    list: terms.map((term) => ({ keyword: [...before, term].join(' ') })),
    shops: shops.list.map(({ shopId, shopName, mainImage }) => ({ shopId, shopName, mainImage })),
  };
}

async function completeWord(database: Queries, token: string): Promise<string[]> {
  const [typed = []] = await lookUp(database, [token]);
  const strokes = asKoreanStrokes(token);
  const [matches = []] = typed.length === 0 && strokes ? await lookUp(database, [strokes]) : [typed];
  return matches.length === 0 ? [] : mostUsed(database, matches);
}

/** Shops have a list of their own: words that stand in nothing but their names are left out. */
const mostUsedSql = `
  SELECT wanted.term
  FROM unnest($1::integer[], $2::text[], $3::integer[]) AS wanted (term_no, term, weight), LATERAL (
    SELECT count(*) FROM (
      SELECT FROM search_posting p WHERE p.term_no = wanted.term_no AND p.field > 1 LIMIT ${mostCounted}
    ) counted
  ) uses
  WHERE uses.count > 0
  ORDER BY wanted.weight DESC, uses.count DESC, char_length(wanted.term), wanted.term
  LIMIT ${keywordsShown}`;

async function mostUsed(database: Queries, matches: TermMatch[]): Promise<string[]> {
  const rows = await database.query<{ term: string }>(mostUsedSql, [
    matches.map(({ termNo }) => termNo),
    matches.map(({ term }) => term),
    matches.map(({ weight }) => weight),
  ]);
  return rows.map(({ term }) => term);
}
