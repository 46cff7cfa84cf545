const literal = 'literal';

/** Whether the keyword must not be corrected. */
export const isLiteral = (search: URLSearchParams): boolean => search.get(literal) === 'true';

/** The address of a search without correction. */
export const literally = (address: string): string => `${address}&${literal}=true`;
