import { productPath, type VisitedProduct } from './visited-product.ts';

/** What sellers have changed a price to. Of all others the market's own price is right. */
export class SellerPrices {
  readonly #byPath = new Map<string, number>();

  of(product: VisitedProduct): number | undefined {
    return this.#byPath.get(productPath(product));
  }

  set(product: VisitedProduct, price: number): void {
    this.#byPath.set(productPath(product), price);
  }
}
