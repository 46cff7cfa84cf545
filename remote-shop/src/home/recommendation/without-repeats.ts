import type { ProductCard } from '@jangteo/contract';

/** The order may change between two pages' calls, so that a product comes twice. */
export function withoutRepeats(products: readonly ProductCard[]): ProductCard[] {
  return [...new Map(products.map((product) => [product.productNo, product])).values()];
}
