import type { PostList } from './list-posts.ts';
import { onDashboard } from './readable.ts';

/**
 * How far back the list reaches, and the unit in which popularity fades: with hours, the week's list would equal
 * today's.
 */
const ranges = {
  today: { span: '24 hours', fadingSeconds: 60 * 60 },
  week: { span: '7 days', fadingSeconds: 24 * 60 * 60 },
} as const;

/** Likes and replies count by their logarithm, and fade with time. */
const popularity = (fadingSeconds: number): string => `
  log(greatest(2, post.score + 2)::float8)
  / power(extract(epoch FROM $2::timestamptz - post.created_at)::float8 / ${fadingSeconds} + 2, 1.8)`;

export function popularPosts(range: keyof typeof ranges, at: Date): PostList {
  const { span, fadingSeconds } = ranges[range];
  return {
    where: `${onDashboard} AND post.created_at > $2::timestamptz - interval '${span}' AND post.created_at <= $2`,
    values: [at],
    orderBy: `${popularity(fadingSeconds)} DESC, post.post_id DESC`,
  };
}
