import type { ProductCard } from '@jangteo/contract';
import { useIsMember } from '@jangteo/session';
import { onStoredElsewhere, recentProducts } from '@jangteo/storage';
import { useIsRestoring, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { mergeRecentProducts, onRecentProductsChanged } from './recent-products.ts';
import { shownProducts } from './shown-products.ts';

/**
 * The products viewed in this browser, and on a member's other devices; undefined on the server and until it is known.
 */
export function useRecentProducts(): readonly ProductCard[] | undefined {
  const [products, setProducts] = useState<readonly ProductCard[]>();
  const isFirstRender = useIsRestoring();
  useEffect(() => {
    if (isFirstRender) return;
    const read = () => setProducts(shownProducts(recentProducts.list()));
    read();
    const stops = [onRecentProductsChanged(read), onStoredElsewhere('recentlyViewed', read)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isFirstRender]);

  const { isLoading } = useQuery({
    queryKey: ['shop:recently-viewed'],
    queryFn: mergeRecentProducts,
    enabled: useIsMember(),
    staleTime: 0,
  });
  return products?.length === 0 && isLoading ? undefined : products;
}
