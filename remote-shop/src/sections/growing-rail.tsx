import { useOpensAtPlace } from '@jangteo/navigation';
import { Rail, type RailProps } from '@jangteo/ui';
import { useIsRestoring } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';

/** More than a wide phone shows of any rail. */
const atFirst = 4;
const ahead = '600px';

interface GrowingRailProps<Item> extends Omit<RailProps, 'children'> {
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

/**
 * A rail far down the page: its visible items are rendered first, and the rest follows as it comes near. On the way back
 * it is whole at once, because its scroll position may have to be restored.
 */
export function GrowingRail<Item>({ items, children, ...props }: GrowingRailProps<Item>) {
  const rail = useRef<HTMLUListElement>(null);
  const isRestoring = useIsRestoring();
  const opensAtPlace = useOpensAtPlace();
  const [isWhole, setWhole] = useState(!isRestoring && opensAtPlace);
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

  return (
    <Rail ref={rail} {...props}>
      {(isWhole ? items : items.slice(0, atFirst)).map(children)}
    </Rail>
  );
}
