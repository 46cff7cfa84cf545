import { leaveOverlaysTo } from './overlay-history.ts';

/** Goes to another site. A popup of the market navigates the window that opened it instead, and closes. */
export function leaveTo(url: string): void {
  const opener = ownOpener();
  if (!opener) {
    void leaveOverlaysTo(url);
    return;
  }
  opener.location.assign(url);
  window.close();
}

/** Goes to another site in this window, also from a popup: for a sign-in that goes on there. */
export const leaveHere = (url: string): void => window.location.assign(url);

/** The address of a window on another site cannot be read. */
function ownOpener(): Window | undefined {
  const opener: Window | null = window.opener;
  try {
    return opener?.location.origin === window.location.origin && !opener.closed ? opener : undefined;
  } catch {
    return undefined;
  }
}

/** Opens a popup, for a page that returns something or is only visited. Undefined where the browser blocks it. */
export const openPopup = (
  url: string,
  { name, width, height }: { name: string; width: number; height: number },
): Window | null => window.open(url, name, `popup,width=${width},height=${height}`);
