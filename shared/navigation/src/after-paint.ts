// Decision: docs/decisions/2026-11-23-page-views-are-counted-after-the-paint.md

/**
 * Resolves when the current changes of the page have been painted. A page that is hidden or being left paints nothing
 * any more: there it resolves at once.
 */
export function afterPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const end = new AbortController();
    const done = () => {
      end.abort();
      resolve();
    };
    requestAnimationFrame(() => setTimeout(done));
    document.addEventListener('visibilitychange', done, { signal: end.signal });
    window.addEventListener('pagehide', done, { signal: end.signal });
  });
}
