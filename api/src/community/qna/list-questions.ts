import type { PostTopic, QuestionItem } from '@jangteo/contract';
import type { Queries } from '../../platform/database/database.ts';
import { jsonRow } from '../../platform/database/json-object.ts';
import { itemFields, listPosts, type PostOrder, postsOfKey, type Window } from '../posts/list-posts.ts';

export const questionItem = jsonRow<QuestionItem>({
  ...itemFields(),
  isAccepted: 'post.accepted_reply_id IS NOT NULL',
});

const keys = { all: 'qna', unanswered: 'qna unanswered', open: 'qna open', accepted: 'qna accepted' } as const;

interface Search extends Window {
  state: keyof typeof keys;
  topic?: PostTopic | undefined;
  sort: PostOrder;
}

export const listQuestions = (database: Queries, { state, topic, sort, ...window }: Search) =>
  listPosts<QuestionItem>(
    database,
    {
      found: postsOfKey(sort),
      values: [topic ? `${keys[state]} ${topic}` : keys[state]],
      item: questionItem,
    },
    window,
  );
