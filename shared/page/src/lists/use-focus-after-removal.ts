import { type RefObject, useEffect, useRef } from 'react';

interface Removable {
  list: RefObject<Element | null>;
  /** Selects the control in each item that has the focus when the item is removed. */
  controls: string;
  /** Changes with the items. */
  shown: string;
  /** Has the focus when no item is left. */
  fallback: RefObject<HTMLElement | null>;
}

/**
 * The focus stays in a list from which an item is removed: whatever has taken its place has it, or the last item. Returns a
 * function to be called with the index of the item before it is removed.
 */
export function useFocusAfterRemoval({ list, controls, shown, fallback }: Removable): (index: number) => void {
  const removed = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the control that had the focus goes when the items change
  useEffect(() => {
    if (removed.current === undefined) return;
    const left = [...(list.current?.querySelectorAll<HTMLElement>(controls) ?? [])];
    (left[removed.current] ?? left.at(-1) ?? fallback.current)?.focus({ preventScroll: true });
    removed.current = undefined;
  }, [shown]);
  return (index) => {
    removed.current = index;
  };
}
