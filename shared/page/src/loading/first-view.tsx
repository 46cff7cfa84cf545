// Decision: docs/decisions/2026-11-23-the-first-view-is-rendered-first.md

import { useOpensAtPlace } from '@jangteo/navigation';
import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * False at the first rendering of what a tap has opened, then true at a second one, before which the browser can paint
 * the first view, and which further taps interrupt. Always true where the page opens at a known place, as the first page
 * of a visit does: what the server has rendered is hydrated as it is.
 */
export function useFirstViewIsRendered(): boolean {
  const opensAtPlace = useOpensAtPlace();
  const [isRendered, setRendered] = useState(opensAtPlace);
  useEffect(() => startTransition(() => setRendered(true)), []);
  return isRendered;
}

interface BelowViewProps {
  /** By how many pixels the visitor can scroll until it is seen, on a long phone. */
  reach: number;
  children: ReactNode;
}

/**
 * What no phone shows of a page without scrolling: its parts are rendered after the first view, one after another, so that a
 * tap in between waits for one of them at most. It may not read a context that changes during hydration: React would not pass
 * the change on to the boundaries below it that are still to be hydrated.
 */
export function BelowView({ reach, children }: BelowViewProps) {
  const parts = Children.toArray(children);
  const opensAtPlace = useOpensAtPlace(reach);
  const [rendered, setRendered] = useState(opensAtPlace ? parts.length : 0);
  useEffect(() => {
    if (rendered < parts.length) startTransition(() => setRendered(rendered + 1));
  }, [rendered, parts.length]);
  return parts.slice(0, rendered);
}

interface FirstViewFirstProps<Item> {
  items: readonly Item[];
  /** How many items a phone shows at most. */
  inView: number;
  children: (items: readonly Item[], isWhole: boolean) => ReactNode;
}

/** Renders the items in view, then all of them. */
export function FirstViewFirst<Item>({ items, inView, children }: FirstViewFirstProps<Item>) {
  const isWhole = useFirstViewIsRendered();
  return children(isWhole ? items : items.slice(0, inView), isWhole);
}
