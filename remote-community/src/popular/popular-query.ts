import { call } from '@jangteo/http';
import { nextPage } from '@jangteo/page';
import { infiniteQueryOptions } from '@tanstack/react-query';

export type PopularRange = 'today' | 'week';

/** The range stands in the address; an unknown one is today. */
export const rangeOf = (search: URLSearchParams): PopularRange => (search.get('range') === 'week' ? 'week' : 'today');

const pageSize = 20;

export const popularQuery = (range: PopularRange) =>
  infiniteQueryOptions({
    queryKey: ['community:popular', range],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v1/community/popular', { query: { range, page: pageParam, limit: pageSize }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
