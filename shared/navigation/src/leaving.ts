import { leaveOverlaysTo } from './overlay-history.ts';

/** Goes to another site. A popup of ours sends the window that opened it there instead, and is done. */
export function leaveTo(url: string): void {
  const opener = ownOpener();
  if (!opener) {
    leaveOverlaysTo(url);
    return;
  }
  opener.location.assign(url);
  window.close();
}

/** Goes to another site in this very window, popup or not: a sign-in that goes on. */
export const leaveHere = (url: string): void => window.location.assign(url);

/** Of a window on another site not even the address can be read. */
function ownOpener(): Window | undefined {
  const opener: Window | null = window.opener;
  try {
    return opener?.location.origin === window.location.origin && !opener.closed ? opener : undefined;
  } catch {
    return undefined;
  }
}

/** A window of its own, for a place that hands something back or is only visited; nothing where the browser refuses. */
export const openPopup = (
  url: string,
  { name, width, height }: { name: string; width: number; height: number },
): Window | null => window.open(url, name, `popup,width=${width},height=${height}`);
