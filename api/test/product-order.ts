import type { ProductCard } from '@jangteo/contract';

const inOrder = {
  priceLow: (a: ProductCard, b: ProductCard) => a.discountPrice - b.discountPrice,
  priceHigh: (a: ProductCard, b: ProductCard) => b.discountPrice - a.discountPrice,
  saleRate: (a: ProductCard, b: ProductCard) => b.saleRate - a.saleRate,
};

/** The sort orders whose values a product card shows. */
export const visibleOrders = Object.keys(inOrder) as (keyof typeof inOrder)[];

/** Expects the requested order, with sold-out products last, in the same order. */
export function expectOrder(list: readonly ProductCard[], order: keyof typeof inOrder): void {
  const sorted = list.toSorted((a, b) => Number(a.isSoldOut) - Number(b.isSoldOut) || inOrder[order](a, b));
  const shown = ({ isSoldOut, discountPrice, saleRate }: ProductCard) =>
    order === 'saleRate' ? { isSoldOut, saleRate } : { isSoldOut, discountPrice };
  expect(list.map(shown)).toEqual(sorted.map(shown));
}
