import { useSearchParams } from '@jangteo/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { Completions } from './completions.tsx';
import { readKeyword } from './keyword.ts';
import { SearchBar } from './search-bar.tsx';

/** The field stands above whatever is shown; while one types, what it may become takes that place. */
export function SearchScreen({ children }: { children: ReactNode }) {
  const keyword = readKeyword(useSearchParams()[0]);
  const [text, setText] = useState(keyword);
  useEffect(() => setText(keyword), [keyword]);
  const typed = text.trim();
  return (
    <>
      <SearchBar text={text} onText={setText} />
      {typed && typed !== keyword ? <Completions typed={typed} onChoose={() => setText(keyword)} /> : children}
    </>
  );
}
