import { type RefObject, useLayoutEffect } from 'react';

/**
 * Takes over what a visitor has entered into a field of the server's page before it was hydrated, as happens on slow phones.
 * The next render would put the field back to its value.
 */
export function useEnteredBefore(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: string,
  onEntered: (entered: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page is hydrated
  useLayoutEffect(() => {
    const entered = field.current?.value ?? value;
    if (entered !== value) onEntered(entered);
  }, []);
}
