import { links } from '@jangteo/contract/links';

/** Without scripts, the list goes on at `/?page=2`. */
export const pageAddress = (page: number): string => `${links.home()}?page=${page}#recommendation`;

export function firstPageOf(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}
