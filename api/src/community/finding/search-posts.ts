import type { Board } from '@jangteo/contract';
import type { Queries } from '../../platform/database/database.ts';
import { pageOf } from '../../platform/paging.ts';
import { tokensOf } from '../../search/tokens.ts';
import { excerptSql, listPosts } from '../posts/list-posts.ts';
import { kindsOf } from '../posts/readable.ts';

const allKinds = ['board', 'daily', 'qna', 'survey'];
const searchedKinds: Record<Board, readonly string[]> = { ...kindsOf, dashboard: ['board', 'daily'] };

const onlyInitials = /^[ㄱ-ㅎ]+$/;

/** Runs of letters that a text must have to hold all of the words: these are indexed. */
const demandedGrams = `coalesce((
  SELECT array_agg(gram) FROM unnest($3::text[]) word, unnest(grams(strokes(word))) gram
), '{}')`;

/** `$3`: words, whole or half-typed; `$4`: initial consonants, which are looked for in titles. */
const where = `
  post.kind = ANY($2) AND post.search_grams @> ${demandedGrams}
  AND NOT EXISTS (SELECT FROM unnest($3::text[]) word WHERE strpos(post.search_strokes, strokes(word)) = 0)
  AND NOT EXISTS (SELECT FROM unnest($4::text[]) word WHERE strpos(post.search_initials, word) = 0)`;

const isInTitle = `strpos(strokes(post.title), strokes(coalesce(($3::text[])[1], ''))) > 0`;

/** Around the first place where a word stands; from the beginning where it stands there. */
const place = `strpos(lower(post.body), lower(coalesce(($3::text[])[1], '')))`;
const excerpt = `CASE WHEN ${place} > 60
  THEN '…' || ltrim(${excerptSql(`substr(post.body, ${place} - 40, 160)`)})
  ELSE ${excerptSql('left(post.body, 160)')} END`;

interface Search {
  keyword: string;
  board: Board | undefined;
  viewer: number | null;
  page: number;
  limit: number;
}

/** Posts that hold all words, those first that hold the first one in their title. */
export async function searchPosts(database: Queries, { keyword, board, ...window }: Search) {
  const words = tokensOf(keyword);
  // Signs only: nothing to look for.
  if (words.length === 0) return { ...pageOf(window, [], 0), words };
  const initials = words.filter((word) => onlyInitials.test(word));
  const whole = words.filter((word) => !onlyInitials.test(word));
  const found = await listPosts(
    database,
    {
      where,
      values: [board ? searchedKinds[board] : allKinds, whole, initials],
      orderBy: `${isInTitle} DESC, post.created_at DESC, post.post_id DESC`,
      excerpt,
    },
    window,
  );
  return { ...found, words };
}
