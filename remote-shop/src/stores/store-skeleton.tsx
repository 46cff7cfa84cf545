import { Skeleton, Stack, VisuallyHidden } from '@jangteo/ui';
import { ProductGridSkeleton } from '../products/product-grid-skeleton.tsx';

export const StoreSkeleton = () => (
  <div aria-busy>
    <VisuallyHidden>불러오는 중이에요</VisuallyHidden>
    <Skeleton ratio="2 / 1" />
    <Stack padding="4" gap="3" paddingBottom="8">
      <Skeleton width="4.5rem" height="4.5rem" />
      <Skeleton width="50%" height="1.5rem" />
      <Skeleton width="80%" height="1rem" />
    </Stack>
    <ProductGridSkeleton />
  </div>
);
