import type { PostTopic } from '@jangteo/contract';
import { call } from '@jangteo/http';
import { nextPage } from '@jangteo/page';
import { infiniteQueryOptions } from '@tanstack/react-query';
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
}

/** What is shown stands in the address; an unknown state shows all questions. */
export const shownQuestions = (search: URLSearchParams): ShownQuestions => ({
  state: questionStates.find(({ state }) => state === search.get('state'))?.state ?? 'all',
  topic: topicOf(search),
});

const pageSize = 20;

export const readQuestions = ({ state, topic }: ShownQuestions, page: number, signal: AbortSignal) =>
  call('GET /api/v1/community/qna', { query: { state, ...(topic && { topic }), page, limit: pageSize }, signal });

/** Never refetched automatically: a note announces new questions instead of moving the list under the reader. */
export const questionsQuery = (shown: ShownQuestions) =>
  infiniteQueryOptions({
    queryKey: ['community:questions', shown],
    queryFn: ({ pageParam, signal }) => readQuestions(shown, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: Number.POSITIVE_INFINITY,
  });
