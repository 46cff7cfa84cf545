import { call } from '@jangteo/http';
import { type RecentProduct, recentProducts } from '@jangteo/storage';

const readers = new Set<() => void>();

/** Calls the listener after changes on this page. Returns how to stop. */
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

/** Sends the server this device's new views, and stores the merged list of all devices. */
export async function mergeRecentProducts({ signal }: { signal?: AbortSignal } = {}): Promise<number> {
  const news = recentProducts
    .list()
    .flatMap(({ productNo, viewedDt }) => (viewedDt === undefined ? [] : [{ productNo, viewedDt }]));
  const { list } = await call('POST /api/v1/user/recently-viewed-product', {
    body: { products: news },
    ...(signal && { signal }),
  });
  // A response that arrives after the logout is dropped.
  signal?.throwIfAborted();
  const isSent = ({ productNo, viewedDt }: RecentProduct) =>
    viewedDt === undefined || news.some((sent) => sent.productNo === productNo && sent.viewedDt === viewedDt);
  const viewedSince = recentProducts.list().filter((product) => !isSent(product));
  const before = list.filter(({ productNo }) => viewedSince.every((product) => product.productNo !== productNo));
  replaceRecentProducts([...viewedSince, ...before]);
  return list.length;
}
