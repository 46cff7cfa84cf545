import type { ReactNode } from 'react';
import { FirstViewFirst } from '../loading/first-view.tsx';
import { Loaded, type LoadedProps, type LoadedQuery } from '../loading/loaded.tsx';
import { EndlessEnd, type EndlessQuery } from './endless-end.tsx';

/** More rows than a phone shows below a page's header. */
const rowsInView = 6;

interface Pages<Item> {
  pages: readonly { list: readonly Item[] }[];
}

interface EndlessListProps<Item>
  extends Pick<LoadedProps<Pages<Item>>, 'skeleton' | 'failed' | 'failedTitle' | 'empty'> {
  query: LoadedQuery<Pages<Item>> & EndlessQuery;
  keyOf: (item: Item) => unknown;
  /** Shown while the next page is loaded; the skeleton unless it is given. */
  nextSkeleton?: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list that loads its next page as its end comes near, with all of its states. */
export function EndlessList<Item>(props: EndlessListProps<Item>) {
  const { query, keyOf, skeleton, nextSkeleton = skeleton, children, ...states } = props;
  return (
    <Loaded
      query={query}
      skeleton={skeleton}
      isEmpty={({ pages }) => pages.every(({ list }) => list.length === 0)}
      {...states}
    >
      {({ pages }) => (
        <FirstViewFirst items={itemsOf(pages, keyOf)} inView={rowsInView}>
          {(items, isWhole) => (
            <>
              {children(items)}
              {isWhole && <EndlessEnd query={query} skeleton={nextSkeleton} />}
            </>
          )}
        </FirstViewFirst>
      )}
    </Loaded>
  );
}

/**
 * The items of all pages. A list may grow at its top between the calls for two of its pages: an item that came twice stands
 * in its first place, as it was last received.
 */
export const itemsOf = <Item,>(pages: Pages<Item>['pages'], keyOf: (item: Item) => unknown): Item[] => [
  ...new Map(pages.flatMap(({ list }) => list).map((item) => [keyOf(item), item])).values(),
];
