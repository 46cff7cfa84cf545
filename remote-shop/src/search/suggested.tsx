import { SearchPart, TermRail } from '@jangteo/page';
import { Skeleton } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { KeywordLink } from './keyword-link.tsx';
import { suggestedQuery } from './search-queries.ts';

/** Hidden when it is empty or fails. */
export function Suggested() {
  const { data, isPending } = useQuery(suggestedQuery());
  if (!isPending && !data?.list.length) return null;
  return (
    <SearchPart aria-labelledby="suggested-title" aria-busy={isPending}>
      <header>
        <h2 id="suggested-title">추천 검색어</h2>
      </header>
      <TermRail>
        {data
          ? data.list.map(({ keyword }, index) => (
              <li key={keyword}>
                <KeywordLink keyword={keyword} from="suggested" index={index}>
                  <span>{keyword}</span>
                </KeywordLink>
              </li>
            ))
          : shapes.map((width) => (
              <li key={width} aria-hidden>
                <Skeleton width={width} height="2.375rem" />
              </li>
            ))}
      </TermRail>
    </SearchPart>
  );
}

const shapes = ['4rem', '3.5rem', '4.5rem', '3.75rem', '4.25rem'];
