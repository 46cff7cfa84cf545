// Decision: docs/decisions/2026-11-26-the-way-back-renders-what-is-seen.md

import { useKeptForReturn } from '@jangteo/navigation';
import { Rail, type RailProps } from '@jangteo/ui';
import { useIsRestoring } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** More than a wide phone shows of any rail. */
const atFirst = 3;
const ahead = '600px';

interface GrowingRailProps<Item> extends Omit<RailProps, 'children' | 'ref'> {
  /** Different from those of the page's other rails. */
  name: string;
  items: readonly Item[];
  children: (item: Item, index: number) => ReactNode;
}

/**
 * A rail whose visible items are rendered first, and the rest as it comes near. On the way back it is scrolled to where the
 * visitor left it.
 */
export function GrowingRail<Item>({ name, items, children, ...props }: GrowingRailProps<Item>) {
  const rail = useRef<HTMLUListElement>(null);
  const kept = useKeptForReturn();
  const place = `place in ${name}`;
  const isRestoring = useIsRestoring();
  const [isWhole, setWhole] = useState(!isRestoring && kept.has(place));
  const waits = !isWhole && !isRestoring;

  useEffect(() => {
    if (!waits || !rail.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) startTransition(() => setWhole(true));
      },
      { rootMargin: ahead },
    );
    observer.observe(rail.current);
    return () => observer.disconnect();
  }, [waits]);

  useLayoutEffect(() => {
    const left = kept.get(place);
    if (rail.current && left) rail.current.scrollLeft = left;
  }, [kept, place]);

  return (
    <Rail ref={rail} onScroll={({ currentTarget }) => kept.set(place, currentTarget.scrollLeft)} {...props}>
      {(isWhole ? items : items.slice(0, atFirst)).map(children)}
    </Rail>
  );
}
