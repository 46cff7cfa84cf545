import { RecentTermsPart } from './recent-terms-part.tsx';
import { SearchScreen } from './search-screen.tsx';

export default function RecentPage() {
  return (
    <SearchScreen>
      <RecentTermsPart />
    </SearchScreen>
  );
}
