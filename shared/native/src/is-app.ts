import { appMarker } from '@jangteo/contract/names';

/** Whether the page stands in the native app's web view. Never on the server, which draws the same page for all. */
export const isApp = (): boolean => typeof window !== 'undefined' && window.navigator.userAgent.includes(appMarker);
