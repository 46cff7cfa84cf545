import { atom, useAtomValue, useSetAtom } from 'jotai';

const containerAtom = atom<HTMLElement | null>(null);

/** The element of a modal dialog in which toasts stand: behind the dialog nobody would see or hear them. */
export const useToastContainer = (): HTMLElement | null => useAtomValue(containerAtom);

/** A ref for that element. */
export const useToastContainerRef = (): ((element: HTMLElement | null) => void) => useSetAtom(containerAtom);
