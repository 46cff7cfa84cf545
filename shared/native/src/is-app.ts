import { appMarker } from '@jangteo/contract/names';
import { findCarrier } from './carrier.ts';

/**
 * Whether the page runs in the native app's web view. Always false on the server, which renders the same page for every
 * visitor.
 */
export const isApp = (): boolean => typeof window !== 'undefined' && window.navigator.userAgent.includes(appMarker);

/** Whether the app's functions are there: a web view whose user agent was changed has lost its marker. */
export const canSpeakToApp = (): boolean => isApp() || findCarrier() !== undefined;
