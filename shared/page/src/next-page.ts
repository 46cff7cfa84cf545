/** For lists as all calls answer them. */
export const nextPage = ({ hasNext, page }: { hasNext: boolean; page: number }): number | undefined =>
  hasNext ? page + 1 : undefined;
