export const longestKeyword = 50;

export const readKeyword = (search: URLSearchParams): string =>
  (search.get('keyword') ?? '').trim().slice(0, longestKeyword);

const literal = 'literal';

/** Whether the visitor insists on the keyword as it was typed. */
export const isLiteral = (search: URLSearchParams): boolean => search.get(literal) === 'true';

/** The address of a search, for what was found by the very keyword and nothing else. */
export const literally = (address: string): string => `${address}&${literal}=true`;
