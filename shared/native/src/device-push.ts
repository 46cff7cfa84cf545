import { atom } from 'jotai';

/** Whether the system lets the app show word; nothing outside of the app, and until the app has said so. */
export const devicePushAtom = atom<boolean | undefined>(undefined);
