export const longestKeyword = 50;

export const readKeyword = (search: URLSearchParams): string =>
  (search.get('keyword') ?? '').trim().slice(0, longestKeyword);
