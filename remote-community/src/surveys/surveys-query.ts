import { call } from '@jangteo/http';
import { nextPage } from '@jangteo/page';
import { infiniteQueryOptions } from '@tanstack/react-query';

export type SurveyState = 'all' | 'open' | 'closed';

export const surveyStates: readonly { state: SurveyState; label: string }[] = [
  { state: 'all', label: '전체' },
  { state: 'open', label: '진행 중' },
  { state: 'closed', label: '마감' },
];

/** The state stands in the address; an unknown one shows all surveys. */
export const stateOf = (search: URLSearchParams): SurveyState =>
  surveyStates.find(({ state }) => state === search.get('state'))?.state ?? 'all';

const pageSize = 20;

export const surveysQuery = (state: SurveyState) =>
  infiniteQueryOptions({
    queryKey: ['community:surveys', state],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v1/community/survey', { query: { state, page: pageParam, limit: pageSize }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
