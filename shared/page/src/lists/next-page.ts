interface Page {
  page: number;
  totalCount: number;
  hasNext: boolean;
}

/**
 * The number of the next page, from any list that the API returns. If the list has become shorter since the page before, its
 * rows have moved up past the last page: the page before is read again, once. `itemsOf` leaves out what comes twice.
 */
export function nextPage({ page, totalCount, hasNext }: Page, pages: readonly Page[]): number | undefined {
  const before = pages.at(-2);
  const isReadAgain = pages.slice(0, -1).some((other) => other.page === page);
  if (before && !isReadAgain && totalCount < before.totalCount) return before.page;
  return hasNext ? page + 1 : undefined;
}
