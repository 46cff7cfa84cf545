import type { ProductSort, SearchSort } from '@jangteo/contract';

export type Sort = ProductSort | SearchSort;

/** The filter and order of a product list. */
export interface ProductChoice {
  sort: Sort;
  categoryNo?: number;
  minPrice?: number;
  maxPrice?: number;
  minSaleRate?: number;
}

/** The part of a choice that filters. */
export type ProductFilter = Omit<ProductChoice, 'sort'>;

export const productSorts = ['popular', 'new', 'priceLow', 'priceHigh', 'saleRate'] as const satisfies ProductSort[];
export const searchSorts = ['relevance', 'new', 'priceLow', 'priceHigh', 'saleRate'] as const satisfies SearchSort[];

const bounds = { categoryNo: 2_147_483_647, minPrice: 1_000_000_000, maxPrice: 1_000_000_000, minSaleRate: 100 };
const filterNames = Object.keys(bounds) as (keyof typeof bounds)[];

/** Read from an address. Unknown values are ignored; the first order is the default. */
export function readChoice<Known extends Sort>(
  search: URLSearchParams,
  sorts: readonly [Known, ...Known[]],
): ProductChoice & { sort: Known } {
  const wanted = search.get('sortOption');
  const choice: ProductChoice & { sort: Known } = { sort: sorts.find((sort) => sort === wanted) ?? sorts[0] };
  for (const name of filterNames) {
    const value = search.get(name) ?? '';
    if (/^\d{1,10}$/.test(value) && Number(value) <= bounds[name]) choice[name] = Number(value);
  }
  return choice;
}

/** The same address with another choice; its other parameters stay. */
export function writeChoice(search: URLSearchParams, choice: ProductChoice, usualSort: Sort): string {
  const written = new URLSearchParams(search);
  written.delete('sortOption');
  if (choice.sort !== usualSort) written.set('sortOption', choice.sort);
  for (const name of filterNames) {
    written.delete(name);
    if (choice[name] !== undefined) written.set(name, String(choice[name]));
  }
  return written.toString();
}

/** The parameters of the call. */
export const filterOf = ({ sort: _sort, ...filter }: ProductChoice): ProductFilter => filter;
