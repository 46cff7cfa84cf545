// Decision: docs/decisions/2026-11-26-the-way-back-renders-what-is-seen.md

import { useKeptForReturn } from '@jangteo/navigation';
import { type RefCallback, useCallback, useState } from 'react';

interface KeptHeight {
  measure: RefCallback<HTMLElement>;
  /** Undefined unless the visitor has come back, to the same data. */
  height: number | undefined;
}

/**
 * How high a section was when the visitor left the page, for the way back: it takes its place at once, although most of
 * what it shows is rendered or laid out later.
 */
export function useKeptHeight(id: string, { data, error }: { data: unknown; error: unknown }): KeptHeight {
  const kept = useKeptForReturn();
  const name = `height of ${id}`;
  const [returned] = useState(() => ({ height: kept.get(name), data }));

  const measure = useCallback(
    (section: HTMLElement) => {
      const observer = new ResizeObserver((entries) => {
        const height = entries.at(-1)?.borderBoxSize[0]?.blockSize;
        if (height !== undefined) kept.set(name, height);
      });
      observer.observe(section);
      return () => observer.disconnect();
    },
    [kept, name],
  );

  // A failure is shown in place of the data, and is not as high.
  const hasFailed = error !== null && data === undefined;
  return { measure, height: data === returned.data && !hasFailed ? returned.height : undefined };
}
