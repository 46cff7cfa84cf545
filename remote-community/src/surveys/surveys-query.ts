import type { PostTopic } from '@jangteo/contract';
import { call } from '@jangteo/http';
import { nextPage } from '@jangteo/page';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { type PostSort, sortOf } from '../posts/post-sort.ts';
import { topicOf } from '../posts/topics.ts';

export type SurveyState = 'all' | 'open' | 'closed';

export const surveyStates: readonly { state: SurveyState; label: string }[] = [
  { state: 'all', label: '전체' },
  { state: 'open', label: '진행 중' },
  { state: 'closed', label: '마감' },
];

interface ShownSurveys {
  state: SurveyState;
  topic: PostTopic | undefined;
  sort: PostSort;
}

/** What is shown stands in the address; an unknown state shows all surveys. */
export const shownSurveys = (search: URLSearchParams): ShownSurveys => ({
  state: surveyStates.find(({ state }) => state === search.get('state'))?.state ?? 'all',
  topic: topicOf(search),
  sort: sortOf(search),
});

const pageSize = 20;

export const surveysQuery = ({ state, topic, sort }: ShownSurveys) =>
  infiniteQueryOptions({
    queryKey: ['community:surveys', { state, topic, sort }],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v1/community/survey', {
        query: { state, ...(topic && { topic }), sort, page: pageParam, limit: pageSize },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
