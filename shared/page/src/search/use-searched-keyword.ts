import { track } from '@jangteo/analytics';
import { useSearchParams } from '@jangteo/navigation';
import { useEffect } from 'react';
import { readKeyword } from './keyword.ts';
import type { RecentTerms } from './recent-terms.ts';

/** The keyword of the address, empty before a search. It is counted, and remembered among the recent terms. */
export function useSearchedKeyword(recentTerms: RecentTerms): string {
  const keyword = readKeyword(useSearchParams()[0]);
  useEffect(() => {
    if (!keyword) return;
    recentTerms.remember(keyword);
    track('search', { click_keyword: keyword });
  }, [keyword, recentTerms]);
  return keyword;
}
