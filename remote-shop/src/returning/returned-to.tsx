import type { ProductCard } from '@jangteo/contract';
import { useExternalValue } from '@jangteo/state';
import { lazy, Suspense } from 'react';
import { isReturnedTo, onReturn } from './visit-at-seller.ts';

const ReturnMark = lazy(() => import(/* webpackChunkName: "shop-return-mark" */ './return-mark.tsx'));

/** Marks the product from whose seller's shop the visitor has just come back. */
export function ReturnedTo({ product }: { product: ProductCard }) {
  const isHere = useExternalValue(onReturn, () => isReturnedTo(product.productNo), false);
  return isHere ? (
    <Suspense>
      <ReturnMark product={product} />
    </Suspense>
  ) : null;
}
