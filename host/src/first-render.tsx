// Decision: docs/decisions/2026-11-20-queries-wait-for-hydration.md

import { IsRestoringProvider } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { whenIdle } from './idle/when-idle.ts';

interface FirstRenderProps {
  /** Returns how to undo it. */
  onceDone: () => () => void;
  children: ReactNode;
}

/**
 * React hydrates the server's page part by part, and each part must find the data with which it was rendered. So queries
 * do not change at first; they are released when the last part is hydrated.
 */
export function FirstRender({ onceDone, children }: FirstRenderProps) {
  const [isDone, setDone] = useState(false);
  useEffect(
    () =>
      // Parts that can be touched come first: the browser is idle when all of them are hydrated.
      whenIdle(() => startTransition(() => setDone(true)), { inSafariMs: 0, atLatestMs: 3_000 }),
    [],
  );
  // Before any effect of the page: data restored here must not meet the response to a request made without it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the name says
  useLayoutEffect(() => (isDone ? onceDone() : undefined), [isDone]);
  return <IsRestoringProvider value={!isDone}>{children}</IsRestoringProvider>;
}
