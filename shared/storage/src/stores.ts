import { localNames, sessionNames } from '@jangteo/contract/names';
import { guardedStore } from './guarded-store.ts';

/** Kept until it is removed, and shared by all tabs. */
export const localStore = guardedStore(localNames, () => window.localStorage);

/** Kept as long as the tab is open. */
export const sessionStore = guardedStore(sessionNames, () => window.sessionStorage);
