import { firstCharacters, isBlank } from '@jangteo/contract/visible-text';

export const longestKeyword = 50;

/** Empty where nothing is seen in the keyword. */
export function readKeyword(search: URLSearchParams): string {
  const keyword = firstCharacters((search.get('keyword') ?? '').trim(), longestKeyword);
  return isBlank(keyword) ? '' : keyword;
}
