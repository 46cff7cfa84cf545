import { productPath, type VisitedProduct } from './visited-product.ts';

/** The prices that sellers changed. All other products have the market's own price. */
export class SellerPrices {
  readonly #byPath = new Map<string, number>();

  of(product: VisitedProduct): number | undefined {
    return this.#byPath.get(productPath(product));
  }

  set(product: VisitedProduct, price: number): void {
    this.#byPath.set(productPath(product), price);
  }
}
