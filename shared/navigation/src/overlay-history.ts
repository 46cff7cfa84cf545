// Decision: docs/decisions/2026-11-22-back-closes-what-lies-over-the-page.md

/**
 * Each open overlay has a history entry above the page's: back closes the topmost overlay, and the page stays. Such an
 * entry has the page's address and state, and the router is not notified of it.
 */
const open: { onBack: () => void }[] = [];

/** In an entry's state: how many overlays were open when it was made. */
const mark = 'overlays';
/** Browsers take less than this for a step within a document. */
const longestMoveMs = 500;

/** The router's key of the page below the overlays. */
let pageKey: unknown;
/** True while entries are being removed, which the browser does asynchronously. */
let moving: Promise<void> | undefined;
let onMoved: (() => void) | undefined;
/** Navigations under way: of overlays that stay open, or open meanwhile, the entries come on top of the new page's. */
let navigations = 0;
/** True while the document is being left for another site; going back in the history would cancel that. */
let isLeaving = false;
let isListening = false;

/** Gives an overlay its entry for as long as it is open. Returns a function that removes the entry. */
export function openInHistory(onBack: () => void): () => void {
  const overlay = { onBack };
  open.push(overlay);
  isLeaving = false;
  settleOverlayEntries();
  return () => {
    const place = open.indexOf(overlay);
    if (place < 0) return;
    open.splice(place, 1);
    // An overlay that opens in its place in the same task takes over its entry.
    queueMicrotask(settleOverlayEntries);
  };
}

/** Navigates from the page's own entry: an entry pushed above an overlay's would be removed together with it. */
export async function navigateBelowOverlays(navigate: () => Promise<void>): Promise<void> {
  navigations += 1;
  try {
    if (moving) await moving;
    if (entriesHere() > 0) await moveTo(0);
    await navigate();
  } finally {
    navigations -= 1;
    settleOverlayEntries();
  }
}

/**
 * Goes to another site from the page's own entry, so that 'back' leads to the page. A page that is left from an overlay's
 * entry, or in place of it, is not in the browser's back-forward cache: on the way back it would be loaded anew.
 */
export async function leaveOverlaysTo(url: string): Promise<void> {
  isLeaving = true;
  if (moving) await moving;
  if (entriesHere() > 0) await moveTo(0);
  window.location.assign(url);
}

/** Makes the entries match the open overlays: a document that was reloaded below an overlay's entry has none. */
export function settleOverlayEntries(): void {
  listen();
  if (moving || navigations > 0 || isLeaving) return;
  if (entriesHere() > open.length) void moveTo(open.length).then(settleOverlayEntries);
  while (entriesHere() < open.length) {
    const { state } = window.history;
    pageKey = state?.key;
    window.history.pushState({ ...state, [mark]: entriesHere() + 1 }, '');
  }
}

const entriesIn = (state: unknown): number =>
  typeof state === 'object' && state !== null && mark in state ? Number(state[mark]) : 0;

const entriesHere = (): number => entriesIn(window.history.state);

function moveTo(entries: number): Promise<void> {
  moving = new Promise<void>((resolve) => {
    onMoved = resolve;
    setTimeout(resolve, longestMoveMs);
    window.history.go(entries - entriesHere());
  }).finally(() => {
    moving = undefined;
  });
  return moving;
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  // Registered before the router, which listens to the same event.
  window.addEventListener('popstate', onPop, { capture: true });
}

function onPop(event: PopStateEvent): void {
  const entries = entriesIn(event.state);
  if (moving) {
    event.stopImmediatePropagation();
    onMoved?.();
  } else if (entries > open.length) {
    // The visitor went forward to an overlay that has been closed.
    event.stopImmediatePropagation();
    settleOverlayEntries();
  } else if (open.length > 0) {
    const isSamePage = event.state?.key === pageKey;
    if (isSamePage) event.stopImmediatePropagation();
    closeDownTo(isSamePage ? entries : 0);
  }
}

function closeDownTo(count: number): void {
  while (open.length > count) open.pop()?.onBack();
}
