import type { Board } from '@jangteo/contract';
import type { Queries } from '../../platform/database/database.ts';
import { pageOf } from '../../platform/paging.ts';
import { tokensOf } from '../../search/tokens.ts';
import { excerptSql, listPosts, orders } from '../posts/list-posts.ts';
import { kindsOf } from '../posts/readable.ts';

const allKinds = ['board', 'daily', 'qna', 'survey'];
const searchedKinds: Record<Board, readonly string[]> = { ...kindsOf, dashboard: ['board', 'daily'] };

/** For each word its keystrokes, and the character runs that a text with all words must contain. */
const strokesSql = `
  SELECT coalesce(array_agg(strokes(word)), '{}') AS strokes, coalesce((
    SELECT array_agg(gram) FROM unnest($1::text[]) word, unnest(grams(strokes(word))) gram
  ), '{}') AS grams
  FROM unnest($1::text[]) word`;

/** `$3`: initial consonants, searched in titles. */
const whereInitials = 'post.kind = ANY($2) AND post.search_initials LIKE ALL ($3::text[])';

/** `$4`: the words, whole or half-typed; `$5`: the first one, for the order; `$6`: the runs of all words. */
const whereWords = `${whereInitials} AND post.post_id IN (SELECT posts_with_runs($6, $4))`;
/** Words of one or two strokes have no runs. */
const whereShortWords = `${whereInitials} AND post.post_id IN (
  SELECT post_id FROM post_search WHERE strokes LIKE ALL ($4::text[])
)`;

const isInTitle = 'strpos(lower(post.title), $5) > 0';

/** The excerpt begins near the first match, or at the beginning of the text if the match is there. */
const place = 'strpos(lower(post.body), $5)';
const excerpt = `CASE WHEN ${place} > 60
  THEN '…' || ltrim(${excerptSql(`substr(post.body, ${place} - 40, 160)`)})
  ELSE ${excerptSql('left(post.body, 160)')} END`;

const runLength = 3;
const onlyInitials = /^[ㄱ-ㅎ]+$/;
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

interface Search {
  keyword: string;
  board: Board | undefined;
  viewer: number | null;
  page: number;
  limit: number;
}

/** Posts that contain all words; those with the first word in the title come first. */
export async function searchPosts(database: Queries, { keyword, board, ...window }: Search) {
  const words = tokensOf(keyword);
  // The keyword has punctuation only: there is nothing to search for.
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
  // A text has a word of three strokes where it has this run: only the other words are looked for in the texts themselves.
  const texts = strokes.filter(({ length }) => length !== runLength).map(containing);
  const found = await listPosts(
    database,
    {
      where: grams.length > 0 ? whereWords : whereShortWords,
      values: [...values, texts, (whole[0] ?? '').toLowerCase(), ...(grams.length > 0 ? [grams] : [])],
      orderBy: `${isInTitle} DESC, ${orders.new}`,
      excerpt,
      isReadWhole: true,
    },
    window,
  );
  return { ...found, words };
}
