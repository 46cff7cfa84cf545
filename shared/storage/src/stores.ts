import { localNames, sessionNames } from '@jangteo/contract/names';
import { guardedStore } from './guarded-store.ts';

/** Kept until it is removed, seen by all tabs. */
export const localStore = guardedStore(localNames, () => window.localStorage);

/** Kept as long as the tab. */
export const sessionStore = guardedStore(sessionNames, () => window.sessionStorage);
