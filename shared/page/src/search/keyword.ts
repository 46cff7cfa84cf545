import { firstCharacters, isBlank } from '@jangteo/contract/visible-text';

export const longestKeyword = 50;

/** Empty where nothing is seen in the keyword. Control characters come with broken links, and the server refuses NUL. */
export function readKeyword(search: URLSearchParams): string {
  const typed = (search.get('keyword') ?? '').replaceAll(/\p{Cc}/gu, ' ').trim();
  const keyword = firstCharacters(typed, longestKeyword);
  return isBlank(keyword) ? '' : keyword;
}
