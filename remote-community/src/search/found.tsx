import type { Board } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { useSearchedKeyword } from '@jangteo/page';
import { TabLinks } from '@jangteo/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PostList } from '../posts/post-list.tsx';
import { PostRow } from '../posts/post-row.tsx';
import { searchedBoards } from './boards.ts';
import { NothingFound } from './nothing-found.tsx';
import { recentTerms } from './recent-terms.ts';
import { RecentTermsPart } from './recent-terms-part.tsx';
import { searchQuery } from './search-query.ts';
import { SearchScreen } from './search-screen.tsx';

/** What was found on one board; without a keyword, the start of the search. */
export function Found({ board }: { board: Board }) {
  const keyword = useSearchedKeyword(recentTerms);
  return (
    <SearchScreen board={board}>
      {keyword ? (
        <>
          <TabLinks
            label="검색 결과"
            items={searchedBoards}
            current={board}
            link={(id, props) => {
              const addressOf =
                searchedBoards.find((other) => other.id === id)?.addressOf ?? links.communitySearchPosts;
              return <Link to={addressOf(keyword)} replace {...props} />;
            }}
          />
          <FoundPosts key={keyword} board={board} keyword={keyword} />
        </>
      ) : (
        <RecentTermsPart />
      )}
    </SearchScreen>
  );
}

function FoundPosts({ board, keyword }: { board: Board; keyword: string }) {
  const query = useInfiniteQuery(searchQuery(board, keyword));
  const words = query.data?.pages[0]?.words ?? [];
  return (
    <PostList
      rows="found-post"
      query={query}
      row={(post, place) => <PostRow post={post} place={place} words={words} />}
      empty={<NothingFound board={board} keyword={keyword} />}
    />
  );
}
