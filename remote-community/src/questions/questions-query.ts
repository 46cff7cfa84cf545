import { call } from '@jangteo/http';
import { nextPage } from '@jangteo/page';
import { infiniteQueryOptions } from '@tanstack/react-query';

export type QuestionState = 'all' | 'unanswered' | 'open' | 'accepted';

export const questionStates: readonly { state: QuestionState; label: string }[] = [
  { state: 'all', label: '전체' },
  { state: 'unanswered', label: '답변 없음' },
  { state: 'open', label: '채택 전' },
  { state: 'accepted', label: '채택 완료' },
];

/** The state stands in the address; an unknown one shows all questions. */
export const stateOf = (search: URLSearchParams): QuestionState =>
  questionStates.find(({ state }) => state === search.get('state'))?.state ?? 'all';

const pageSize = 20;

export const readQuestions = (state: QuestionState, page: number, signal: AbortSignal) =>
  call('GET /api/v1/community/qna', { query: { state, page, limit: pageSize }, signal });

/** Never refetched automatically: a note announces new questions instead of moving the list under the reader. */
export const questionsQuery = (state: QuestionState) =>
  infiniteQueryOptions({
    queryKey: ['community:questions', state],
    queryFn: ({ pageParam, signal }) => readQuestions(state, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: Number.POSITIVE_INFINITY,
  });
