export const postSorts = [
  { sort: 'new', label: '최신순' },
  { sort: 'popular', label: '인기순' },
] as const;

export type PostSort = (typeof postSorts)[number]['sort'];

/** The order stands in a list's address; an unknown one shows new posts first. */
export const sortOf = (search: URLSearchParams): PostSort =>
  postSorts.find(({ sort }) => sort === search.get('sort'))?.sort ?? 'new';
