import type { Board } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { useNavigate, useSearchParams } from '@jangteo/navigation';
import { readKeyword, SearchBar } from '@jangteo/page';
import { type ReactNode, useState } from 'react';
import { searchedBoards } from './boards.ts';

interface SearchScreenProps {
  /** The board that is searched; the dashboard unless it is given. */
  board?: Board;
  children: ReactNode;
}

/** The search field above the content. */
export function SearchScreen({ board = 'dashboard', children }: SearchScreenProps) {
  const keyword = readKeyword(useSearchParams()[0]);
  const navigate = useNavigate();
  const [text, setText] = useState(keyword);
  const [shown, setShown] = useState(keyword);
  if (shown !== keyword) {
    setShown(keyword);
    setText(keyword);
  }
  const addressOf = searchedBoards.find(({ id }) => id === board)?.addressOf ?? links.communitySearchPosts;
  const [action] = addressOf('').split('?');
  return (
    <>
      <SearchBar
        title="커뮤니티 검색"
        placeholder="글과 질문, 설문을 찾아보세요"
        action={action}
        text={text}
        onText={setText}
        onSearch={(next) => void navigate(addressOf(next))}
      />
      {children}
    </>
  );
}
