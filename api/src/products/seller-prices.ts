// Decision: docs/decisions/2026-11-20-the-sellers-price-is-asked-on-the-way.md

import { callOutside } from '../platform/outbound.ts';
import type { OutsideSettings } from '../platform/outside-settings.ts';
import type { PricedProduct } from './priced-product.ts';

type ShopPlatform = OutsideSettings['shopPlatform'];

/** The bridge stays open for two seconds; a price that arrives later is useless. */
const timeoutMs = 1_200;
/** How long a price, or its absence, is cached for everyone. */
const goodForMs = 60_000;
/** Limits the requests that wait when the shop platform hangs. */
const askedAtOnce = 40;
const kept = 10_000;

interface CachedPrice {
  price: Promise<number | null>;
  /**
   * The market's price at that time: when it changes, a deal has begun or ended, and the seller's price may have
   * changed, too.
   */
  marketPrice: number;
  until: number;
}

/** The current prices of products at the shop platform. */
export class SellerPrices {
  readonly #shop: ShopPlatform;
  readonly #now: () => Date;
  readonly #answers = new Map<number, CachedPrice>();
  #beingAsked = 0;

  constructor(shop: ShopPlatform, now: () => Date) {
    this.#shop = shop;
    this.#now = now;
  }

  /** Null if the shop platform does not respond in time. */
  of({ productNo, url, discountPrice }: PricedProduct): Promise<number | null> {
    const now = this.#now().getTime();
    const known = this.#answers.get(productNo);
    if (known && known.until > now && known.marketPrice === discountPrice) return known.price;
    if (this.#beingAsked >= askedAtOnce) return Promise.resolve(null);
    const price = this.#ask(url);
    this.#keep(productNo, { price, marketPrice: discountPrice, until: now + goodForMs });
    return price;
  }

  async #ask(page: string): Promise<number | null> {
    this.#beingAsked += 1;
    try {
      return await priceAt(this.#shop, page);
    } catch {
      return null;
    } finally {
      this.#beingAsked -= 1;
    }
  }

  #keep(productNo: number, answer: CachedPrice): void {
    this.#answers.delete(productNo);
    this.#answers.set(productNo, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > kept && oldest !== undefined) this.#answers.delete(oldest);
  }
}

/** Calls the configured address with the product's page as a parameter; the page itself is never fetched. */
async function priceAt({ pricesUrl, apiKey }: ShopPlatform, page: string): Promise<number | null> {
  const address = new URL(pricesUrl);
  address.searchParams.set('page', page);
  const { status, body } = await callOutside(address.href, {
    headers: { authorization: `Bearer ${apiKey}` },
    isOnce: true,
    timeoutMs,
  });
  return status === 200 && isPrice(body) ? body.price : null;
}

const isPrice = (body: unknown): body is { price: number } =>
  typeof body === 'object' &&
  body !== null &&
  'price' in body &&
  Number.isSafeInteger(body.price) &&
  Number(body.price) >= 0;
