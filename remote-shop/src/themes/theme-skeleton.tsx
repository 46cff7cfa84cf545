import { Skeleton, Stack } from '@jangteo/ui';
import { ProductGridSkeleton } from '../products/product-grid-skeleton.tsx';

export const ThemeSkeleton = () => (
  <div aria-busy>
    <Skeleton ratio="2 / 1" />
    <Stack padding="4" gap="3">
      <Skeleton width="50%" height="2rem" />
      <Skeleton width="80%" height="1.25rem" />
    </Stack>
    <ProductGridSkeleton />
  </div>
);
