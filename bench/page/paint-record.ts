/** The browser's measurements of a page's first paint; times in ms since the navigation began. */
export interface PaintRecord {
  firstPaint: number | undefined;
  largestPaint: number | undefined;
  largestElement: string | undefined;
  /** When everything that hydration needs had arrived. */
  complete: number | undefined;
  hydrated: number | undefined;
  layoutShift: number;
  /** Durations of tasks of more than 50 ms. */
  longTasks: number[];
  /** Addresses of pictures in the first view. */
  picturesInView: string[];
}

declare global {
  var benchRecord: Pick<PaintRecord, 'largestPaint' | 'largestElement' | 'layoutShift' | 'longTasks'> | undefined;
}

/** Runs in the page before any script of its own. */
export function startRecording(): void {
  const record: typeof globalThis.benchRecord = {
    largestPaint: undefined,
    largestElement: undefined,
    layoutShift: 0,
    longTasks: [],
  };
  globalThis.benchRecord = record;
  const observe = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) read(entry);
    }).observe({ type, buffered: true });

  observe('largest-contentful-paint', (entry) => {
    const { element, url } = entry as PerformanceEntry & { element?: Element; url?: string };
    record.largestPaint = entry.startTime;
    record.largestElement = url ? new URL(url).pathname : element?.textContent?.slice(0, 40);
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) record.layoutShift += value;
  });
  observe('longtask', ({ duration }) => record.longTasks.push(duration));
}

/** Runs in the page when it is idle. */
export function readRecord(marks: { complete: string; hydrated: string }): PaintRecord {
  const { largestPaint, largestElement, layoutShift = 0, longTasks = [] } = globalThis.benchRecord ?? {};
  const timeOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime;
  const isInView = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };
  return {
    firstPaint: timeOf('first-contentful-paint'),
    largestPaint,
    largestElement,
    complete: timeOf(marks.complete),
    hydrated: timeOf(marks.hydrated),
    layoutShift,
    longTasks,
    picturesInView: [...document.images].filter(isInView).map(({ currentSrc }) => currentSrc),
  };
}
