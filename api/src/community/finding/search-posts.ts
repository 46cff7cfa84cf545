import type { Board } from '@jangteo/contract';
import type { Queries } from '../../platform/database/database.ts';
import { pageOf } from '../../platform/paging.ts';
import { tokensOf } from '../../search/tokens.ts';
import { excerptSql, listPosts, orders } from '../posts/list-posts.ts';
import { kindsOf } from '../posts/readable.ts';

const allKinds = ['board', 'daily', 'qna', 'survey'];
const searchedKinds: Record<Board, readonly string[]> = { ...kindsOf, dashboard: ['board', 'daily'] };

/** The keys that are pressed for each word, and the runs of letters that a text with all of them must have. */
const strokesSql = `
  SELECT coalesce(array_agg(strokes(word)), '{}') AS strokes, coalesce((
    SELECT array_agg(gram) FROM unnest($1::text[]) word, unnest(grams(strokes(word))) gram
  ), '{}') AS grams
  FROM unnest($1::text[]) word`;

/** `$3`: initial consonants, which are looked for in titles. */
const whereInitials = 'post.kind = ANY($2) AND post.search_initials LIKE ALL ($3::text[])';

/** `$4`: words, whole or half-typed; `$5`: the first one, which the order asks for: the count's statement has to know it. */
const whereWords = (isIndexed: boolean): string => `
  ${whereInitials} AND $5::text IS NOT NULL AND post.post_id IN (
    SELECT post_id FROM post_search WHERE strokes LIKE ALL ($4::text[]) ${isIndexed ? 'AND grams @> $6' : ''}
  )`;

const isInTitle = 'strpos(lower(post.title), $5) > 0';

/** Around the first place where the word stands; from the beginning where it stands there. */
const place = 'strpos(lower(post.body), $5)';
const excerpt = `CASE WHEN ${place} > 60
  THEN '…' || ltrim(${excerptSql(`substr(post.body, ${place} - 40, 160)`)})
  ELSE ${excerptSql('left(post.body, 160)')} END`;

const onlyInitials = /^[ㄱ-ㅎ]+$/;
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

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
  const values = [board ? searchedKinds[board] : allKinds, initials.map(containing)];
  if (whole.length === 0) {
    const found = await listPosts(database, { where: whereInitials, values, orderBy: orders.new }, window);
    return { ...found, words };
  }
  const [typed] = await database.query<{ strokes: string[]; grams: string[] }>(strokesSql, [whole]);
  const { strokes, grams } = typed ?? { strokes: [], grams: [] };
  const wordValues = [...values, strokes.map(containing), (whole[0] ?? '').toLowerCase()];
  // Runs of letters are indexed; words of one or two have none.
  const isIndexed = grams.length > 0;
  const found = await listPosts(
    database,
    {
      where: whereWords(isIndexed),
      values: isIndexed ? [...wordValues, grams] : wordValues,
      orderBy: `${isInTitle} DESC, ${orders.new}`,
      excerpt,
    },
    window,
  );
  return { ...found, words };
}
