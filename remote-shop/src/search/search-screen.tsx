import { useLocation, useSearchParams } from '@jangteo/navigation';
import { type ReactNode, useState } from 'react';
import { Completions } from './completions.tsx';
import { readKeyword } from './keyword.ts';
import { SearchBar } from './search-bar.tsx';

/** The text typed before a search, restored by 'back'. Stored by history entry. */
const typedAt = new Map<string, string>();

/** The search field above the content; while the visitor types, completions replace the content. */
export function SearchScreen({ children }: { children: ReactNode }) {
  const keyword = readKeyword(useSearchParams()[0]);
  const { pathname, key } = useLocation();
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
      <SearchBar text={text} onText={type} />
      {typed && typed !== keyword ? (
        <Completions typed={typed} onChoose={() => keyword && setText(keyword)} />
      ) : (
        children
      )}
    </>
  );
}
