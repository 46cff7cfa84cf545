import { Icon, styled } from '@jangteo/ui';
import { type ReactNode, useRef } from 'react';
import { useFocusAfterRemoval } from '../lists/use-focus-after-removal.ts';
import type { RecentTerms } from './recent-terms.ts';
import { SearchPart } from './search-part.ts';
import { TermRail } from './term-rail.ts';

const None = styled('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '3rem',
    paddingInline: '4',
    fontSize: 'md',
    color: 'fg.subtle',
  },
});

interface RecentTermsListProps {
  of: RecentTerms;
  /** The link that searches for a term again. */
  link: (term: string, place: number) => ReactNode;
}

/** Stored on this device only. The server renders an empty list of the same height. */
export function RecentTermsList({ of, link }: RecentTermsListProps) {
  const recent = of.useRecentTerms();
  const list = useRef<HTMLUListElement>(null);
  const keepButton = useRef<HTMLButtonElement>(null);
  const shown = recent?.terms.join() ?? '';
  const noteRemoval = useFocusAfterRemoval({ list, controls: 'button', shown, fallback: keepButton });
  const remove = (term: string, place: number) => {
    noteRemoval(place);
    of.remove(term);
  };
  const removeAll = () => {
    noteRemoval(0);
    of.removeAll();
  };
  return (
    <SearchPart aria-labelledby="recent-title">
      <header>
        <h2 id="recent-title">최근 검색어</h2>
        {recent && (
          <div>
            {recent.terms.length > 0 && (
              <button type="button" onClick={removeAll}>
                모두 지우기
              </button>
            )}
            <button ref={keepButton} type="button" onClick={() => of.keep(!recent.isKept)}>
              {recent.isKept ? '저장 끄기' : '저장 켜기'}
            </button>
          </div>
        )}
      </header>
      {recent?.terms.length ? (
        <TermRail ref={list}>
          {recent.terms.map((term, place) => (
            <li key={term}>
              {link(term, place)}
              <button type="button" aria-label={`${term} 지우기`} onClick={() => remove(term, place)}>
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </TermRail>
      ) : (
        <None>{recent && (recent.isKept ? '최근 검색어가 없어요.' : '검색어를 저장하지 않고 있어요.')}</None>
      )}
    </SearchPart>
  );
}
