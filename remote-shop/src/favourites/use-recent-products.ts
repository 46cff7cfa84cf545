import type { ProductCard } from '@jangteo/contract';
import { onStoredElsewhere, type RecentProduct, recentProducts } from '@jangteo/storage';
import { useEffect, useState } from 'react';
import { shownProducts } from './shown-products.ts';

const readers = new Set<() => void>();

/** What this browser has looked at; nothing until the page is taken over, for the server does not know it. */
export function useRecentProducts(): readonly ProductCard[] | undefined {
  const [products, setProducts] = useState<readonly ProductCard[]>();
  useEffect(() => {
    const read = () => setProducts(shownProducts(recentProducts.list()));
    read();
    readers.add(read);
    const stop = onStoredElsewhere('recentlyViewed', read);
    return () => {
      readers.delete(read);
      stop();
    };
  }, []);
  return products;
}

export function replaceRecentProducts(products: readonly RecentProduct[]): void {
  recentProducts.replace(products);
  for (const read of readers) read();
}
