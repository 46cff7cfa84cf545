import type { PostTopic, SurveyItem } from '@jangteo/contract';
import type { Queries } from '../../platform/database/database.ts';
import { asTime, jsonRow } from '../../platform/database/json-object.ts';
import { itemFields, listPosts, type PostOrder, postsOfKey, type Window } from '../posts/list-posts.ts';

/** `$3` is now. Only surveys of the last thirty days can be open. */
const states = {
  all: 'true',
  open: "closes_at > $3 AND created_at > $3::timestamptz - interval '30 days'",
  closed: 'closes_at <= $3',
} as const;

const item = jsonRow<SurveyItem>({
  ...itemFields(),
  closeDt: asTime('post.closes_at'),
  isClosed: 'post.closes_at <= $3',
  voterCount: 'post.voter_count',
  isVoted: 'EXISTS (SELECT FROM poll_vote v WHERE v.post_id = post.post_id AND v.member_id = $1)',
});

interface Search extends Window {
  state: keyof typeof states;
  topic?: PostTopic | undefined;
  sort: PostOrder;
  at: Date;
}

export const listSurveys = (database: Queries, { state, topic, sort, at, ...window }: Search) =>
  listPosts<SurveyItem>(
    database,
    { found: postsOfKey(sort, states[state]), values: [topic ? `survey ${topic}` : 'survey', at], item },
    window,
  );
