/** What covers the page has an entry of its own in the browser's history, so that back uncovers the page. */
export interface Cover {
  /** Takes the entry out again. */
  end(): void;
  /** Goes to another site, in the entry's place: back from there leads to the page, not to what covered it. */
  leaveTo(url: string): void;
}

/** The entry has the page's address and state; the router hears neither of its beginning nor of its end. */
export function coverPage(onBack: () => void): Cover {
  let isThere = true;
  const onPop = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    forget();
    if (isThere) onBack();
    isThere = false;
  };
  const forget = () => window.removeEventListener('popstate', onPop, { capture: true });

  window.history.pushState(window.history.state, '');
  window.addEventListener('popstate', onPop, { capture: true });
  return {
    end() {
      if (isThere) window.history.back();
      isThere = false;
    },
    leaveTo(url) {
      forget();
      isThere = false;
      window.location.replace(url);
    },
  };
}

/** Goes to another site. A popup of ours sends the window that opened it there instead, and is done. */
export function leaveTo(url: string): void {
  const opener = ownOpener();
  (opener ?? window).location.assign(url);
  if (opener) window.close();
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
