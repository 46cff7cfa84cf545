import type { QuestionItem } from '@jangteo/contract';
import type { Queries } from '../../platform/database/database.ts';
import { type JsonText, jsonList } from '../../platform/values/json-text.ts';
import { listPosts } from '../posts/list-posts.ts';
import { isReadable, isShownTo } from '../posts/readable.ts';
import { questionItem } from './list-questions.ts';

const mostShown = 3;
/** Candidates that are compared run by run; each shares at least one run of a word with the text. */
const mostCompared = 2_000;

/** Words and endings that most questions have, which say nothing of what is asked. */
const empty =
  /어떻게|언제|얼마나|무엇|무슨|어떤|제일|가장|보통|방법|알려|주세요|추천|궁금\S*|괜찮\S*|[가-힣]?(나요|까요|가요|어요|아요|해요|돼요|려면|하는|되는)(?=\s|[?!.,~]|$)|(^|\s)(법|좀|뭐|왜|때|게|수)(?=\s|$)/g;

const bare = (text: string): string => text.normalize('NFC').replace(empty, ' ');

/** A run counts the more, the fewer candidates have it. */
const idsSql = `
  WITH typed AS (SELECT runs_of_question($1) AS runs),
  candidate AS MATERIALIZED (
    SELECT q.post_id, q.runs FROM question_runs q, typed WHERE q.runs && typed.runs LIMIT ${mostCompared}
  ),
  hit AS (
    SELECT candidate.post_id, run FROM candidate, typed, unnest(candidate.runs) run WHERE run = ANY (typed.runs)
  ),
  weight AS (SELECT run, ln(1 + (SELECT count(*) FROM candidate)::float8 / count(*)) AS weight FROM hit GROUP BY run)
  SELECT hit.post_id AS "postId"
  FROM hit JOIN weight USING (run) JOIN post USING (post_id)
  WHERE post.reply_count > 0
  GROUP BY hit.post_id
  HAVING count(*) >= 3
  ORDER BY sum(weight.weight) DESC, hit.post_id DESC
  LIMIT ${3 * mostShown}`;

/** The questions in `$2` that the viewer may see, in the order of `$2`. */
const wantedSql = `
  SELECT post_id FROM unnest($2::integer[]) WITH ORDINALITY wanted (post_id, place) JOIN post USING (post_id)
  WHERE kind = 'qna' AND ${isReadable('post')} AND ${isShownTo('$1::integer', 'post')}
  ORDER BY place`;

/** Answered questions that resemble a text, the most similar one first. */
export async function findSimilarQuestions(
  database: Queries,
  { text, viewer }: { text: string; viewer: number | null },
): Promise<JsonText<QuestionItem[]>> {
  const rows = await database.query<{ postId: number }>(idsSql, [bare(text)]);
  if (rows.length === 0) return jsonList([]);
  const ids = rows.map(({ postId }) => postId);
  const { list } = await listPosts<QuestionItem>(
    database,
    { found: wantedSql, values: [ids], item: questionItem },
    { viewer, page: 1, limit: mostShown },
  );
  return list;
}
