import { links } from '@jangteo/contract/links';
import { Link, useSearchParams } from '@jangteo/navigation';
import { useSearchedKeyword } from '@jangteo/page';
import { TabLinks } from '@jangteo/ui';
import type { ReactNode } from 'react';
import { isLiteral, literally } from './literal.ts';
import { recentTerms } from './recent-terms.ts';
import { SearchScreen } from './search-screen.tsx';
import { SearchStart } from './search-start.tsx';

const kinds = [
  { id: 'products', label: '상품', addressOf: links.searchProducts },
  { id: 'stores', label: '스토어', addressOf: links.searchStores },
] as const;

interface FoundProps {
  kind: (typeof kinds)[number]['id'];
  children: (keyword: string) => ReactNode;
}

/** The results of one kind; without a keyword, the start of the search. */
export function Found({ kind, children }: FoundProps) {
  const [search] = useSearchParams();
  const keyword = useSearchedKeyword(recentTerms);
  return (
    <SearchScreen>
      {keyword ? (
        <>
          <TabLinks
            label="검색 결과"
            items={kinds}
            current={kind}
            link={(id, props) => {
              const { addressOf } = kinds.find((other) => other.id === id) ?? kinds[0];
              const address = addressOf(keyword);
              return <Link to={isLiteral(search) ? literally(address) : address} replace {...props} />;
            }}
          />
          {children(keyword)}
        </>
      ) : (
        <SearchStart />
      )}
    </SearchScreen>
  );
}
