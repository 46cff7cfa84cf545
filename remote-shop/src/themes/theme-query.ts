import { call } from '@jangteo/http';
import { nextPage } from '@jangteo/page';
import { infiniteQueryOptions } from '@tanstack/react-query';

const productsPerPage = 20;

export interface WantedTheme {
  kind: 'season' | 'occasion';
  /** Undefined for the first theme of this month. */
  recommendationCategoryId: number | undefined;
}

/** Each page of its products contains the theme. */
export const themeQuery = ({ kind, recommendationCategoryId }: WantedTheme) =>
  infiniteQueryOptions({
    queryKey: ['shop:theme', kind, recommendationCategoryId ?? 'first'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v1/display/season/recommendation', {
        query: { kind, recommendationCategoryId, page: pageParam, limit: productsPerPage },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
