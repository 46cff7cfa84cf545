import { RecentTermsList } from '@jangteo/page';
import { KeywordLink } from './keyword-link.tsx';
import { recentTerms } from './recent-terms.ts';
import { SearchRank } from './search-rank.tsx';
import { Suggested } from './suggested.tsx';

export const SearchStart = () => (
  <>
    <RecentTermsList
      of={recentTerms}
      link={(term, place) => (
        <KeywordLink keyword={term} from="recent" index={place}>
          <span>{term}</span>
        </KeywordLink>
      )}
    />
    <Suggested />
    <SearchRank />
  </>
);
