import { links } from '@jangteo/contract/links';

/** The filter of the liked products. It stands in the address. */
export interface LikedFilter {
  categoryNo?: number;
  isSale?: true;
  isAvailable?: true;
}

const highestNumber = 2_147_483_647;

/** An unknown value is ignored. */
export function readLikedFilter(search: URLSearchParams): LikedFilter {
  const filter: LikedFilter = {};
  const categoryNo = search.get('categoryNo') ?? '';
  if (/^[1-9]\d{0,9}$/.test(categoryNo) && Number(categoryNo) <= highestNumber) filter.categoryNo = Number(categoryNo);
  if (search.get('isSale') === 'true') filter.isSale = true;
  if (search.get('isAvailable') === 'true') filter.isAvailable = true;
  return filter;
}

export function likedFilterAddress({ categoryNo, isSale, isAvailable }: LikedFilter): string {
  const written = Object.entries({ categoryNo, isSale, isAvailable }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const search = new URLSearchParams(written).toString();
  return links.favouriteProducts() + (search && `?${search}`);
}

/** The same filter with the choice added, or removed if it was there. */
export function toggled<Name extends keyof LikedFilter>(
  filter: LikedFilter,
  name: Name,
  value: NonNullable<LikedFilter[Name]>,
): LikedFilter {
  const { [name]: chosen, ...others } = filter;
  return chosen === value ? others : { ...others, [name]: value };
}
