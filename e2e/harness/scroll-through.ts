import type { Page } from 'playwright/test';

export interface ScrollRecord {
  frames: number;
  /** Frames that came half a frame late or more, at 60 a second. */
  lateFrames: number;
  longestTaskMs: number;
  /** The most elements that the document had at once. */
  mostElements: number;
  pictures: number;
  /** Pictures that were requested more than one screen away from the view. */
  farPictures: string[];
}

/** Scrolls by `pxPerFrame` in each frame until a row with that text is in the document. */
export const scrollThrough = (
  page: Page,
  options: { lastTitle: string; pxPerFrame: number; idleMs: number },
): Promise<ScrollRecord> => page.evaluate(scroll, options);

/** Runs in the page. */
async function scroll({
  lastTitle,
  pxPerFrame,
  idleMs,
}: {
  lastTitle: string;
  pxPerFrame: number;
  idleMs: number;
}): Promise<ScrollRecord> {
  const lateMs = (1_000 / 60) * 1.5;
  const record: ScrollRecord = {
    ...{ frames: 0, lateFrames: 0, longestTaskMs: 0, mostElements: 0, pictures: 0 },
    farPictures: [],
  };
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) record.longestTaskMs = Math.max(record.longestTaskMs, duration);
  });
  tasks.observe({ type: 'longtask' });

  const elements = document.getElementsByTagName('*');
  const requested = new Set(Array.from(document.images, ({ src }) => src));
  const lookAtPictures = () => {
    for (const image of document.images) {
      if (requested.has(image.src)) continue;
      requested.add(image.src);
      record.pictures += 1;
      const { top, bottom } = image.getBoundingClientRect();
      const isFar = top > 2 * innerHeight || bottom < -innerHeight;
      if (isFar) record.farPictures.push(image.src);
    }
  };

  const isThere = () =>
    Array.from(document.querySelectorAll('main ol > li')).at(-1)?.textContent?.includes(lastTitle) ?? false;
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  let before = await nextFrame();
  let movedAt = before;
  for (;;) {
    const top = scrollY;
    scrollBy(0, pxPerFrame);
    const now = await nextFrame();
    record.frames += 1;
    if (now - before > lateMs) record.lateFrames += 1;
    record.mostElements = Math.max(record.mostElements, elements.length);
    lookAtPictures();
    if (scrollY !== top) movedAt = now;
    // The page's end: the last row, or one that waits for the next page.
    else if (isThere()) break;
    else if (now - movedAt > idleMs) throw new Error(`The list ends before ${lastTitle}`);
    before = now;
  }
  tasks.disconnect();
  return record;
}
