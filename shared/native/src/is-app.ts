import { appMarker } from '@jangteo/contract/names';
import { findCarrier } from './carrier.ts';

/** Whether the page stands in the native app's web view. Never on the server, which draws the same page for all. */
export const isApp = (): boolean => typeof window !== 'undefined' && window.navigator.userAgent.includes(appMarker);

/** Whether there is an app to speak with; a web view whose user agent somebody else has changed has lost its marker. */
export const canSpeakToApp = (): boolean => isApp() || findCarrier() !== undefined;
