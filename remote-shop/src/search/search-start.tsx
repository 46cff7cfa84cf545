import { RecentTerms } from './recent-terms-list.tsx';
import { SearchRank } from './search-rank.tsx';
import { Suggested } from './suggested.tsx';

export const SearchStart = () => (
  <>
    <RecentTerms />
    <Suggested />
    <SearchRank />
  </>
);
