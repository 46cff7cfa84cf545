export interface Paging {
  page: number;
  limit: number;
}

export const offsetOf = ({ page, limit }: Paging): number => (page - 1) * limit;

/** One page of a list, in the shape every list has. */
export const pageOf = <List>({ page, limit }: Paging, list: List, totalCount: number) => ({
  list,
  page,
  limit,
  totalCount,
  hasNext: page * limit < totalCount,
});
