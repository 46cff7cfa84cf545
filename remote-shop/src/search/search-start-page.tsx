import { SearchScreen } from './search-screen.tsx';
import { SearchStart } from './search-start.tsx';

export default function SearchStartPage() {
  return (
    <SearchScreen>
      <SearchStart />
    </SearchScreen>
  );
}
