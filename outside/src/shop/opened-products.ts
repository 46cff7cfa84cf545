export interface OpenedProduct {
  at: string;
  shop: string;
  productId: number;
  /** The parameters as they stand in the page's address. */
  parameters: Record<string, string>;
}

const kept = 200;

/**
 * The tracking parameters with which product pages were opened: they show whether the market tells sellers where a
 * buyer came from.
 */
export class OpenedProducts {
  readonly #newestFirst: OpenedProduct[] = [];

  add(opened: OpenedProduct): void {
    this.#newestFirst.unshift(opened);
    this.#newestFirst.length = Math.min(this.#newestFirst.length, kept);
  }

  list(): readonly OpenedProduct[] {
    return this.#newestFirst;
  }
}
