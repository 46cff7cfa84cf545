import type { PostTopic, SurveyItem } from '@jangteo/contract';
import type { Queries } from '../../platform/database/database.ts';
import { listPosts, orders } from '../posts/list-posts.ts';

/** `$2` is now. Every condition gets it, since the columns use it. */
const states = {
  all: 'AND $2::timestamptz IS NOT NULL',
  open: 'AND post.closes_at > $2',
  closed: 'AND post.closes_at <= $2',
} as const;

const columns = `
  post.closes_at AS "closeDt", post.closes_at <= $2 AS "isClosed", post.voter_count AS "voterCount",
  EXISTS (SELECT FROM poll_vote v WHERE v.post_id = post.post_id AND v.member_id = $1) AS "isVoted"`;

interface Search {
  state: keyof typeof states;
  topic?: PostTopic | undefined;
  sort: keyof typeof orders;
  at: Date;
  viewer: number | null;
  page: number;
  limit: number;
}

export const listSurveys = (database: Queries, { state, topic, sort, at, ...window }: Search) =>
  listPosts<SurveyItem>(
    database,
    {
      where: `post.kind = 'survey' ${states[state]} ${topic ? 'AND post.topic = $3' : ''}`,
      values: topic ? [at, topic] : [at],
      orderBy: orders[sort],
      columns,
    },
    window,
  );
