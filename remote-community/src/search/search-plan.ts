import type { Board } from '@jangteo/contract';
import type { Head, RouteContext } from '@jangteo/navigation';
import { readKeyword } from '@jangteo/page';
import { searchQuery } from './search-query.ts';

/** A search is private: search engines must not index it. */
export function searchHead({ url }: RouteContext): Head {
  const keyword = readKeyword(url.searchParams);
  return {
    title: keyword ? `'${keyword}' 검색 | 장터 커뮤니티` : '검색 | 장터 커뮤니티',
    description: '장터 사람들의 글과 설문, 질문을 첫소리만으로도 찾아보세요.',
  };
}

export const loadSearch =
  (board: Board) =>
  async ({ queryClient, url }: RouteContext): Promise<unknown> => {
    const keyword = readKeyword(url.searchParams);
    return keyword && queryClient.prefetchInfiniteQuery(searchQuery(board, keyword));
  };
