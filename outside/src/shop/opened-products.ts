export interface OpenedProduct {
  at: string;
  shop: string;
  productId: number;
  /** As they stood in the address. */
  parameters: Record<string, string>;
}

const kept = 200;

/** With what each product page was opened: it shows whether the market tells the seller where a buyer came from. */
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
