import { Loaded, SearchPart, TermRail } from '@jangteo/page';
import { Skeleton } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { KeywordLink } from './keyword-link.tsx';
import { suggestedQuery } from './search-queries.ts';

/** Hidden when it is empty or fails. */
export const Suggested = () => (
  <Loaded
    query={useQuery(suggestedQuery())}
    failed="hidden"
    skeleton={<Terms isBusy>{shapes}</Terms>}
    isEmpty={({ list }) => list.length === 0}
  >
    {({ list }) => (
      <Terms>
        {list.map(({ keyword }, index) => (
          <li key={keyword}>
            <KeywordLink keyword={keyword} from="suggested" index={index}>
              <span>{keyword}</span>
            </KeywordLink>
          </li>
        ))}
      </Terms>
    )}
  </Loaded>
);

const Terms = ({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) => (
  <SearchPart aria-labelledby="suggested-title" aria-busy={isBusy}>
    <header>
      <h2 id="suggested-title">추천 검색어</h2>
    </header>
    <TermRail>{children}</TermRail>
  </SearchPart>
);

const shapes = ['4rem', '3.5rem', '4.5rem', '3.75rem', '4.25rem'].map((width) => (
  <li key={width} aria-hidden>
    <Skeleton width={width} height="2.375rem" />
  </li>
));
