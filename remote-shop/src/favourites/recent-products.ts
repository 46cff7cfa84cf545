import { call } from '@jangteo/http';
import { type RecentProduct, recentProducts } from '@jangteo/storage';

const readers = new Set<() => void>();

/** Hears of what this page changes. Answers the way to stop. */
export function onRecentProductsChanged(reader: () => void): () => void {
  readers.add(reader);
  return () => {
    readers.delete(reader);
  };
}

export function replaceRecentProducts(products: readonly RecentProduct[]): void {
  recentProducts.replace(products);
  for (const read of readers) read();
}

/** Tells the server what this device has looked at since it was last told, and takes over what all devices know together. */
export async function mergeRecentProducts(): Promise<number> {
  const news = recentProducts
    .list()
    .flatMap(({ productNo, viewedDt }) => (viewedDt === undefined ? [] : [{ productNo, viewedDt }]));
  const { list } = await call('POST /api/v1/user/recently-viewed-product', { body: { products: news } });
  replaceRecentProducts(list);
  return list.length;
}
