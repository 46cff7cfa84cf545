import { type RefObject, useEffect } from 'react';

const property = '--action-bar';

/** Tells the height of the page's action bar to what floats above the page, in the CSS property `--action-bar`. */
export function usePublishedHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      style.setProperty(property, `${Math.ceil(height)}px`);
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [bar]);
}
