import { isBlank } from '@jangteo/contract/visible-text';

export const longestKeyword = 50;

/** Empty where nothing is seen in the keyword. */
export function readKeyword(search: URLSearchParams): string {
  const keyword = (search.get('keyword') ?? '').trim().slice(0, longestKeyword);
  return isBlank(keyword) ? '' : keyword;
}
