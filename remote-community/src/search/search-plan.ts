import type { Board } from '@jangteo/contract';
import type { RoutePlan } from '@jangteo/navigation';
import { readKeyword } from '@jangteo/page';
import { searchQuery } from './search-query.ts';

/** A search is private: search engines must not index it. */
export const planOf = (board: Board | 'recent'): RoutePlan => ({
  async load({ queryClient, url }) {
    const keyword = readKeyword(url.searchParams);
    return board !== 'recent' && keyword && queryClient.prefetchInfiniteQuery(searchQuery(board, keyword));
  },
  head({ url }) {
    const keyword = readKeyword(url.searchParams);
    return {
      title: keyword ? `'${keyword}' 검색 | 장터 커뮤니티` : '검색 | 장터 커뮤니티',
      description: '장터 사람들의 글과 설문, 질문을 첫소리만으로도 찾아보세요.',
    };
  },
});
