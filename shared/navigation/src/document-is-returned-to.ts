/** Whether the browser has opened this document on the way back, or once more. Phones that run short do so by themselves. */
export function documentIsReturnedTo(): boolean {
  const entries = performance.getEntriesByType?.('navigation') as PerformanceNavigationTiming[] | undefined;
  const way = entries?.[0]?.type;
  return way === 'back_forward' || way === 'reload';
}
