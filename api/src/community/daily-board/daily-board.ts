import type { PostItem } from '@jangteo/contract';
import type { Queries } from '../../platform/database/database.ts';
import { listPosts, type Window } from '../posts/list-posts.ts';
import { isReadable, isShownTo } from '../posts/readable.ts';

interface Search extends Window {
  /** A day in Korea: '2026-11-20'. */
  date: string;
}

/** `$2` is a day. */
const mealsSql = `
  SELECT post_id FROM post
  WHERE kind = 'daily' AND board_date = $2::date AND ${isReadable('post')} AND ${isShownTo('$1::integer', 'post')}
  ORDER BY created_at DESC, post_id DESC`;

const daysSql = `
  SELECT day::date::text AS date, (
    SELECT count(*)::integer FROM post
    WHERE kind = 'daily' AND board_date = day::date AND ${isReadable('post')} AND ${isShownTo('$2::integer', 'post')}
  ) AS count
  FROM generate_series($1::date - 13, $1::date, interval '1 day') day
  ORDER BY day DESC`;

/** The meals of one day, and how many there were on each of the fourteen days that end with it. */
export async function findDailyBoard(database: Queries, { date, ...window }: Search) {
  const [meals, days] = await Promise.all([
    listPosts<PostItem>(database, { found: mealsSql, values: [date] }, window),
    database.query<{ date: string; count: number }>(daysSql, [date, window.viewer]),
  ]);
  return { ...meals, date, days };
}
