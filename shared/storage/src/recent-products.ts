import type { ProductCard } from '@jangteo/contract';
import { isRecord } from '@jangteo/contract/is-record';
import { recentlyViewedLimit } from '@jangteo/contract/limits';
import { localStore } from './stores.ts';

/** The native app sends fewer fields of a product than a card has. */
export type RecentProduct = Pick<ProductCard, 'productNo' | 'isLike'> &
  Partial<ProductCard> & {
    /** When it was viewed; removed when the server has stored the view for the member's other devices. */
    viewedDt?: string;
  };

/** The products that this browser's visitor viewed, the latest first. */
export const recentProducts = {
  list: (): RecentProduct[] => localStore.getJson('recentlyViewed', isList) ?? [],

  add(product: RecentProduct): void {
    const others = recentProducts.list().filter(({ productNo }) => productNo !== product.productNo);
    const seen = { ...product, viewedDt: new Date().toISOString() };
    localStore.setJson('recentlyViewed', [seen, ...others].slice(0, recentlyViewedLimit));
  },

  /** Replaces the stored list; the latest first. */
  replace(products: readonly RecentProduct[]): void {
    localStore.setJson('recentlyViewed', products.slice(0, recentlyViewedLimit));
  },
};

const isList = (value: unknown): value is RecentProduct[] => Array.isArray(value) && value.every(isProduct);

const isProduct = (value: unknown): value is RecentProduct =>
  isRecord(value) && Number.isInteger(value.productNo) && typeof value.isLike === 'boolean';
