import { atom } from 'jotai';

/** Whether the system lets the app show push messages. Undefined outside the app, and until the app has responded. */
export const devicePushAtom = atom<boolean | undefined>(undefined);
