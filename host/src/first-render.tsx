import { IsRestoringProvider } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';

interface FirstRenderProps {
  /** Answers how to undo it. */
  onceDone: () => () => void;
  children: ReactNode;
}

/**
 * React takes over the server's page part by part, and each part must meet the data with which it was drawn. So queries
 * stand still at first; the change that sets them free reaches the page when its last part has been taken over.
 */
export function FirstRender({ onceDone, children }: FirstRenderProps) {
  const [done, setDone] = useState(false);
  useEffect(() => startTransition(() => setDone(true)), []);
  // Before any effect of the page: what is brought back now must not meet an answer that was asked for without it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the name says
  useLayoutEffect(() => (done ? onceDone() : undefined), [done]);
  return <IsRestoringProvider value={!done}>{children}</IsRestoringProvider>;
}
