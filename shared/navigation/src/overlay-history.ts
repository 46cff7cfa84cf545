/**
 * Each open overlay has an entry of its own in the browser's history, above the page's: back closes the topmost one, and
 * the page stays. Such an entry has the page's address and state; the router hears neither of its beginning nor of its end.
 */
const open: { onBack: () => void }[] = [];

/** In an entry's state: how many overlays were open when it was made. */
const mark = 'overlays';
/** Longer than this no browser takes for steps within a document. */
const longestMoveMs = 500;

/** The router's key of the page that the overlays lie over. */
let pageKey: unknown;
/** Entries are being taken out of the history, which a browser does some time after it is told to. */
let moving: Promise<void> | undefined;
let onMoved: (() => void) | undefined;
/** What stays open while the router goes to another page gets its entry there. */
let navigations = 0;
/** The document is being left for another site, and must not be called back. */
let isLeaving = false;
let isListening = false;

/** Gives an overlay its entry for as long as it is open. Returns a function that takes the entry out again. */
export function openInHistory(onBack: () => void): () => void {
  const overlay = { onBack };
  open.push(overlay);
  isLeaving = false;
  settleOverlayEntries();
  return () => {
    const place = open.indexOf(overlay);
    if (place < 0) return;
    open.splice(place, 1);
    // An overlay that opens in this one's place at once takes over its entry.
    queueMicrotask(settleOverlayEntries);
  };
}

/** Navigates from the page's own entry: what is put in an overlay's place would be lost together with it. */
export async function navigateBelowOverlays(navigate: () => Promise<void>): Promise<void> {
  if (!moving && entriesHere() === 0) return navigate();
  navigations += 1;
  try {
    await moving;
    if (entriesHere() > 0) await moveTo(0);
    await navigate();
  } finally {
    navigations -= 1;
    settleOverlayEntries();
  }
}

/** Goes to another site. It takes the place of an open overlay: the way back from there leads to the page. */
export function leaveOverlaysTo(url: string): void {
  isLeaving = true;
  if (entriesHere() > 0) window.location.replace(url);
  else window.location.assign(url);
}

/** Makes as many entries as there are open overlays: none in a document that was loaded anew below some. */
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
  // Before the router, which listens at the same place.
  window.addEventListener('popstate', onPop, { capture: true });
}

function onPop(event: PopStateEvent): void {
  const entries = entriesIn(event.state);
  if (moving) {
    event.stopImmediatePropagation();
    onMoved?.();
  } else if (entries > open.length) {
    // Forward, to an overlay that has been closed.
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
