import { atom, useAtomValue, useSetAtom } from 'jotai';

const containerAtom = atom<HTMLElement | null>(null);

/**
 * The element of a modal dialog that shows the toasts: behind the dialog they would be neither visible nor announced.
 */
export const useToastContainer = (): HTMLElement | null => useAtomValue(containerAtom);

/** A ref for that element. */
export const useToastContainerRef = (): ((element: HTMLElement | null) => void) => useSetAtom(containerAtom);
