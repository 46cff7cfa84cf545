/** Whether the browser opened this document by 'back' or by a reload. Phones short of memory reload by themselves. */
export function documentIsReturnedTo(): boolean {
  const entries = performance.getEntriesByType?.('navigation') as PerformanceNavigationTiming[] | undefined;
  const type = entries?.[0]?.type;
  return type === 'back_forward' || type === 'reload';
}
