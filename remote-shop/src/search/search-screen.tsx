import { links } from '@jangteo/contract/links';
import { useLocation, useNavigate, useSearchParams } from '@jangteo/navigation';
import { readKeyword, SearchBar } from '@jangteo/page';
import { type ReactNode, useState } from 'react';
import { Completions } from './completions.tsx';

const [action] = links.searchProducts('').split('?');

/** The text typed before a search, restored by 'back'. Stored by history entry. */
const typedAt = new Map<string, string>();

/** The search field above the content; while the visitor types, completions replace the content. */
export function SearchScreen({ children }: { children: ReactNode }) {
  const keyword = readKeyword(useSearchParams()[0]);
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const entry = `${pathname} ${key}`;
  const [text, setText] = useState(keyword || typedAt.get(entry) || '');
  const [shown, setShown] = useState(keyword);
  if (shown !== keyword) {
    setShown(keyword);
    setText(keyword);
  }
  const type = (next: string) => {
    setText(next);
    if (!keyword) typedAt.set(entry, next);
  };
  const typed = text.trim();
  return (
    <>
      <SearchBar
        title="검색"
        placeholder="상품이나 스토어를 찾아보세요"
        action={action}
        text={text}
        onText={type}
        onSearch={(keyword) => void navigate(links.searchProducts(keyword))}
      />
      {typed && typed !== keyword ? (
        <Completions typed={typed} onChoose={() => keyword && setText(keyword)} />
      ) : (
        children
      )}
    </>
  );
}
