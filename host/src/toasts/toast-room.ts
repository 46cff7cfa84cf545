import { atom, useAtomValue, useSetAtom } from 'jotai';

const room = atom<HTMLElement | null>(null);

/** The element of a modal dialog in which toasts stand: behind the dialog nobody would see or hear them. */
export const useToastRoom = (): HTMLElement | null => useAtomValue(room);

/** A ref for that element. */
export const useToastRoomRef = (): ((element: HTMLElement | null) => void) => useSetAtom(room);
