interface Pull {
  /** Progress towards a refresh, from 0 to 1. */
  onPull: (part: number) => void;
  onRefresh: () => Promise<unknown>;
}

/** The finger's distance in px for full progress. */
const fullPullPx = 140;

/** Follows a finger that pulls the page down from its top. Returns a function that stops it. */
export function followPull({ onPull, onRefresh }: Pull): () => void {
  let start: Touch | undefined;
  let part = 0;
  let isBusy = false;

  const pull = (to: number) => {
    part = to;
    onPull(to);
  };
  const onStart = ({ touches: [touch, second], target }: TouchEvent) => {
    const isAtTop = window.scrollY <= 0 && target instanceof Element && !isWithinOther(target);
    start = isAtTop && !isBusy && !second ? touch : undefined;
  };
  const onMove = ({ touches: [touch] }: TouchEvent) => {
    if (!start || !touch) return;
    const down = touch.clientY - start.clientY;
    const aside = Math.abs(touch.clientX - start.clientX);
    if (part === 0 && aside > down) start = undefined;
    else pull(window.scrollY > 0 ? 0 : Math.min(1, Math.max(0, down / fullPullPx)));
  };
  const onEnd = async () => {
    const isFar = part === 1;
    start = undefined;
    if (part > 0) pull(0);
    if (!isFar || isBusy) return;
    isBusy = true;
    await onRefresh();
    isBusy = false;
  };

  const listeners = [
    ['touchstart', onStart],
    ['touchmove', onMove],
    ['touchend', onEnd],
    ['touchcancel', onEnd],
  ] as const;
  for (const [name, listener] of listeners) window.addEventListener(name, listener as EventListener, { passive: true });
  // Without this, the web view's own pull-to-refresh would start as well.
  document.documentElement.style.overscrollBehaviorY = 'contain';
  return () => {
    for (const [name, listener] of listeners) window.removeEventListener(name, listener as EventListener);
    document.documentElement.style.overscrollBehaviorY = '';
  };
}

/** Within a dialog, and within a scrolled element, the gesture has another meaning. */
function isWithinOther(target: Element): boolean {
  if (target.closest('dialog')) return true;
  for (let element: Element | null = target; element && element !== document.body; element = element.parentElement) {
    if (element.scrollTop > 0) return true;
  }
  return false;
}
