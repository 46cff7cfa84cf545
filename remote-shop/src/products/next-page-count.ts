interface ListPage {
  list: readonly unknown[];
  limit: number;
  totalCount: number;
}

/** How many products the next page of a list will have. */
export function nextPageCount(pages: readonly ListPage[]): number {
  const [first] = pages;
  if (!first) return 0;
  const shown = pages.reduce((sum, { list }) => sum + list.length, 0);
  return Math.max(0, Math.min(first.limit, first.totalCount - shown));
}
