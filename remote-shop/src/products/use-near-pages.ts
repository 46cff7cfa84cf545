import { type RefObject, useCallback, useRef, useSyncExternalStore } from 'react';

interface PageRange {
  from: number;
  /** The last one. */
  to: number;
}

/** A list of so few pages stands whole. */
const smallList = 4;
/** What lies within so many screens of what is seen is drawn with it. */
const screensAhead = 2;

const atFirst: PageRange = { from: 0, to: smallList - 1 };
const includes = (outer: PageRange, inner: PageRange): boolean => outer.from <= inner.from && outer.to >= inner.to;

/** Pages are equally high, so that the place of each follows from the height of all. */
function pagesAround(list: HTMLElement, pageCount: number, screens: number): PageRange {
  const { top, height } = list.getBoundingClientRect();
  const margin = screens * window.innerHeight;
  const pageAt = (y: number) => Math.min(Math.max(Math.floor(((y - top) / height) * pageCount), 0), pageCount - 1);
  return { from: pageAt(-margin), to: pageAt(window.innerHeight + margin) };
}

/**
 * Which pages of a long list are worth drawing: those that are seen, and what lies around them. The range is an external
 * store for React's sake, which draws such a change before the browser paints: no fling outruns it.
 */
export function useNearPages(list: RefObject<HTMLElement | null>, pageCount: number): PageRange {
  const drawn = useRef(atFirst);
  const look = useCallback((): boolean => {
    if (!list.current || pageCount <= smallList) return false;
    // Not before it matters, for every change draws a page; but pages far away are not kept for ever.
    const { from, to } = drawn.current;
    const isEnough = includes(drawn.current, pagesAround(list.current, pageCount, screensAhead / 2));
    if (isEnough && to - from <= smallList) return false;
    const wanted = pagesAround(list.current, pageCount, screensAhead);
    if (wanted.from === from && wanted.to === to) return false;
    drawn.current = wanted;
    return true;
  }, [list, pageCount]);

  const follow = useCallback(
    (notify: () => void) => {
      const lookAgain = () => {
        if (look()) notify();
      };
      lookAgain();
      window.addEventListener('scroll', lookAgain, { passive: true });
      window.addEventListener('resize', lookAgain);
      return () => {
        window.removeEventListener('scroll', lookAgain);
        window.removeEventListener('resize', lookAgain);
      };
    },
    [look],
  );
  const range = useSyncExternalStore(
    follow,
    () => drawn.current,
    () => atFirst,
  );
  return pageCount <= smallList ? { from: 0, to: pageCount - 1 } : range;
}
