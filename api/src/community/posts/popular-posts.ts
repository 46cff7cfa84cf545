// Decision: docs/decisions/2026-11-20-weekly-popularity-fades-by-the-day.md

import { mostListed } from '@jangteo/contract/limits';
import { offsetOf, type Paging } from '../../platform/values/paging.ts';
import type { PostList } from './list-posts.ts';
import { isShownTo } from './readable.ts';

/**
 * How far back the list reaches, and the unit in which popularity fades: with hours, the week's list would equal
 * today's.
 */
const ranges = {
  today: { span: '24 hours', fadingSeconds: 60 * 60 },
  week: { span: '7 days', fadingSeconds: 24 * 60 * 60 },
} as const;
type Range = keyof typeof ranges;

const fading = 1.8;

/** Likes and replies count by their logarithm, and fade with time. `$2` is now. */
const popularity = (range: Range): string => `
  log(greatest(2, score + 2)::float8)
  / power(extract(epoch FROM $2::timestamptz - created_at)::float8 / ${ranges[range].fadingSeconds} + 2, ${fading})`;

/** The seconds after which no post of a class of scores is as popular as `least`; a millionth more, for rounding. */
const lastSeconds = (range: Range): string => `
  (power((class.no + 1) / 2.0::float8 * log(2::float8) / nullif(least.popularity, 0), 1 / ${fading}::float8) * 1.000001 - 2)
  * ${ranges[range].fadingSeconds}`;

/** `score_class` of every score there can be. */
const classes = 'generate_series(2, 62) AS class (no)';

const isInRange = (range: Range): string => `
  key = 'dashboard' AND created_at > $2::timestamptz - interval '${ranges[range].span}' AND created_at <= $2
  AND ${isShownTo('$1::integer', 'post_entry')}`;

/**
 * In a class of posts with nearly the same score the newest are the most popular. The newest of each class say how popular
 * a post of the list is at least ($3 posts are); then each class is read down to the age at which it fades below that.
 */
const found = (range: Range): string => `
  WITH newest AS MATERIALIZED (
    SELECT ${popularity(range)} AS popularity
    FROM ${classes}
    CROSS JOIN LATERAL (
      SELECT score, created_at FROM post_entry
      WHERE score_class(score) = class.no AND ${isInRange(range)}
      ORDER BY created_at DESC, post_id DESC
      LIMIT $3
    ) post
  ), least AS MATERIALIZED (
    SELECT (SELECT popularity FROM newest ORDER BY popularity DESC OFFSET $3::integer - 1 LIMIT 1) AS popularity
  )
  SELECT post_id
  FROM least
  CROSS JOIN ${classes}
  CROSS JOIN LATERAL (
    SELECT post_id, score, created_at FROM post_entry
    WHERE score_class(score) = class.no AND ${isInRange(range)}
      AND created_at > $2::timestamptz - coalesce(make_interval(secs => ${lastSeconds(range)}), interval '${ranges[range].span}')
  ) post
  ORDER BY ${popularity(range)} DESC, post_id DESC`;

const count = (range: Range): string => `
  SELECT count(*) FROM (SELECT FROM post_entry WHERE ${isInRange(range)} LIMIT ${mostListed + 1}) counted`;

export const popularPosts = (range: Range, at: Date, paging: Paging): PostList => ({
  found: found(range),
  values: [at, Math.min(offsetOf(paging) + paging.limit, mostListed)],
  count: count(range),
  end: mostListed,
});
