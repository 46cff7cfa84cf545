import type { PostTopic } from '@jangteo/contract';
import { call } from '@jangteo/http';
import { nextPage } from '@jangteo/page';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { type PostSort, sortOf } from '../posts/post-sort.ts';
import { topicOf } from '../posts/topics.ts';

export type QuestionState = 'all' | 'unanswered' | 'open' | 'accepted';

export const questionStates: readonly { state: QuestionState; label: string }[] = [
  { state: 'all', label: '전체' },
  { state: 'unanswered', label: '답변 없음' },
  { state: 'open', label: '채택 전' },
  { state: 'accepted', label: '채택 완료' },
];

export interface ShownQuestions {
  state: QuestionState;
  topic: PostTopic | undefined;
  sort: PostSort;
}

/** What is shown stands in the address; an unknown state shows all questions. */
export const shownQuestions = (search: URLSearchParams): ShownQuestions => ({
  state: questionStates.find(({ state }) => state === search.get('state'))?.state ?? 'all',
  topic: topicOf(search),
  sort: sortOf(search),
});

const pageSize = 20;

export const readQuestions = ({ state, topic, sort }: ShownQuestions, page: number, signal: AbortSignal) =>
  call('GET /api/v1/community/qna', { query: { state, ...(topic && { topic }), sort, page, limit: pageSize }, signal });

/** New questions are never refetched automatically: a note announces them instead of moving the list under the reader. */
export const questionsQuery = (shown: ShownQuestions) =>
  infiniteQueryOptions({
    queryKey: ['community:questions', shown],
    queryFn: ({ pageParam, signal }) => readQuestions(shown, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    ...(shown.sort === 'new' && { staleTime: Number.POSITIVE_INFINITY }),
  });
