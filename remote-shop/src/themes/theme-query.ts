import { call } from '@jangteo/http';
import { nextPage } from '@jangteo/page';
import { infiniteQueryOptions } from '@tanstack/react-query';

const productsPerPage = 20;

export interface WantedTheme {
  kind: 'season' | 'occasion';
  /** Else the first one of this month. */
  recommendationCategoryId: number | undefined;
}

/** The theme comes with each page of its products. */
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
