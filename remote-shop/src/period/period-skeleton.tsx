import { Skeleton, Stack } from '@jangteo/ui';
import { ProductGridSkeleton } from '../products/product-grid-skeleton.tsx';

export const PeriodSkeleton = () => (
  <div aria-busy>
    <Skeleton ratio="2 / 1" />
    <Stack padding="4" gap="3" paddingBottom="8">
      <Skeleton width="30%" height="1.25rem" />
      <Skeleton width="70%" height="1.75rem" />
      <Skeleton width="90%" height="1rem" />
    </Stack>
    <ProductGridSkeleton />
  </div>
);
