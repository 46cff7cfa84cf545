import { Skeleton, Stack, VisuallyHidden } from '@jangteo/ui';
import { ProductGrid } from './product-grid.ts';

/** As many cards as are loading, so that the content below does not move. */
export function ProductGridSkeleton({ count = 4 }: { count?: number }) {
  return (
    <>
      <VisuallyHidden>불러오는 중이에요</VisuallyHidden>
      <ProductGrid aria-hidden>
        {Array.from({ length: count }, (_, place) => (
          <li key={place}>
            <Stack>
              <Skeleton ratio="1 / 1" />
              <Skeleton width="40%" height="0.75rem" />
              <Skeleton height="1rem" />
              <Skeleton width="60%" height="1.25rem" />
            </Stack>
          </li>
        ))}
      </ProductGrid>
    </>
  );
}
