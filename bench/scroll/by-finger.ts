import type { Browser, CDPSession, Page } from 'playwright';

export interface FingerScroll {
  frames: number;
  /** Frames that the browser could not show in time. */
  droppedFrames: number;
  /** Frames in which a part of the view was not painted yet. */
  unpaintedFrames: number;
  /** How often a part of the list came into view that was not rendered yet. */
  emptyViews: number;
}

interface TracedFrame {
  state: string;
  scroll_state: string;
  has_missing_content: boolean;
}

interface TraceEvent {
  name: string;
  args?: { frame_reporter?: TracedFrame };
}

/** The categories of the browser's trace that tell of each frame whether it was shown. */
const categories = ['cc', 'benchmark', 'viz', 'devtools.timeline.frame'];
const pxPerSecond = 3_600;

/**
 * Scrolls as a finger does: the browser moves the page without waiting for scripts, so a slow script does not delay frames,
 * but lets parts come into view that are not rendered or painted yet. A positive distance leads to the list's end.
 */
export async function scrollByFinger(
  { browser, page, session }: { browser: Browser; page: Page; session: CDPSession },
  distancePx: number,
): Promise<FingerScroll> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.evaluate(watchRooms);
  await browser.startTracing(page, { categories });
  // Without a screen, the browser refuses gestures of touch; a wheel is scrolled by the same thread.
  await session.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: height / 2,
    yDistance: -distancePx,
    speed: pxPerSecond,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const scrolled = trace.traceEvents.flatMap(({ name, args }) => {
    const frame = name === 'PipelineReporter' ? args?.frame_reporter : undefined;
    return frame?.scroll_state === 'SCROLL_COMPOSITOR_THREAD' ? [frame] : [];
  });
  return {
    frames: scrolled.length,
    droppedFrames: scrolled.filter(({ state }) => state === 'STATE_DROPPED').length,
    unpaintedFrames: scrolled.filter(({ has_missing_content }) => has_missing_content).length,
    emptyViews: await page.evaluate(() => Number(document.documentElement.dataset.emptyViews)),
  };
}

/** Runs in the page: counts the scroll events at which the room of rows that are not rendered is in view. */
function watchRooms() {
  const { dataset } = document.documentElement;
  if (dataset.emptyViews === undefined) {
    const isInView = (room: Element) => {
      const { top, bottom } = room.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    // Before the list's own listener renders what the view needs.
    window.addEventListener(
      'scroll',
      () => {
        const rooms = [...document.querySelectorAll('main ol > li[aria-hidden]')];
        if (rooms.some(isInView)) dataset.emptyViews = String(Number(dataset.emptyViews) + 1);
      },
      { capture: true, passive: true },
    );
  }
  dataset.emptyViews = '0';
}
