/** The number of the next page, from any list that the API returns. */
export const nextPage = ({ hasNext, page }: { hasNext: boolean; page: number }): number | undefined =>
  hasNext ? page + 1 : undefined;
