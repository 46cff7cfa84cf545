import type { PostTopic, QuestionItem } from '@jangteo/contract';
import type { Queries } from '../../platform/database/database.ts';
import { listPosts, orders } from '../posts/list-posts.ts';

export const questionColumns = 'post.accepted_reply_id IS NOT NULL AS "isAccepted"';

const states = {
  all: '',
  unanswered: 'AND post.accepted_reply_id IS NULL AND post.reply_count = 0',
  open: 'AND post.accepted_reply_id IS NULL',
  accepted: 'AND post.accepted_reply_id IS NOT NULL',
} as const;

interface Search {
  state: keyof typeof states;
  topic?: PostTopic | undefined;
  sort: keyof typeof orders;
  viewer: number | null;
  page: number;
  limit: number;
}

export const listQuestions = (database: Queries, { state, topic, sort, ...window }: Search) =>
  listPosts<QuestionItem>(
    database,
    {
      where: `post.kind = 'qna' ${states[state]} ${topic ? 'AND post.topic = $2' : ''}`,
      values: topic ? [topic] : [],
      orderBy: orders[sort],
      columns: questionColumns,
    },
    window,
  );
