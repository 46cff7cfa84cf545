import { track } from '@jangteo/analytics';
import { useSearchParams } from '@jangteo/navigation';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { readKeyword } from './keyword.ts';
import type { RecentTerms } from './recent-terms.ts';

/** The keyword of the address, empty before a search. It is counted, and remembered among the recent terms. */
export function useSearchedKeyword({ rememberAtom }: RecentTerms): string {
  const keyword = readKeyword(useSearchParams()[0]);
  const rememberTerm = useSetAtom(rememberAtom);
  useEffect(() => {
    if (!keyword) return;
    rememberTerm(keyword);
    track('search', { click_keyword: keyword });
  }, [keyword, rememberTerm]);
  return keyword;
}
