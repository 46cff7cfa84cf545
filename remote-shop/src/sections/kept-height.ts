// Decision: docs/decisions/2026-11-26-the-way-back-renders-what-is-seen.md

import { useKeptForReturn } from '@jangteo/navigation';
import { type RefCallback, useCallback, useState } from 'react';

interface KeptHeight {
  measure: RefCallback<HTMLElement>;
  /** Undefined unless the visitor has come back, to the same data at the same width. */
  height: number | undefined;
}

/**
 * How high a section was when the visitor left the page, for the way back: it takes its place at once, although most of
 * what it shows is rendered or laid out later.
 */
export function useKeptHeight(id: string, { data, error }: { data: unknown; error: unknown }): KeptHeight {
  const kept = useKeptForReturn();
  const heightName = `height of ${id}`;
  const widthName = `width of ${id}`;
  const [returned] = useState(() => ({ height: kept.get(heightName), width: kept.get(widthName), data }));
  const [isOtherWidth, setOtherWidth] = useState(false);

  const measure = useCallback(
    (section: HTMLElement) => {
      const observer = new ResizeObserver((entries) => {
        const { inlineSize: width = 0, blockSize: height = 0 } = entries.at(-1)?.borderBoxSize[0] ?? {};
        // It is not displayed.
        if (width === 0) return;
        kept.set(heightName, height);
        kept.set(widthName, width);
        // The phone has been turned: the browser has already measured the section, so that this costs no layout.
        if (returned.width !== undefined && width !== returned.width) setOtherWidth(true);
      });
      observer.observe(section);
      return () => observer.disconnect();
    },
    [kept, heightName, widthName, returned],
  );

  // A failure is shown in place of the data, and is not as high.
  const hasFailed = error !== null && data === undefined;
  const holds = data === returned.data && !hasFailed && !isOtherWidth;
  return { measure, height: holds ? returned.height : undefined };
}
