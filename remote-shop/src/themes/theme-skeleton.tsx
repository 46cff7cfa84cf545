import { ChipsSkeleton } from '@jangteo/page';
import { Box, Skeleton, Stack } from '@jangteo/ui';
import { ProductGridSkeleton } from '../products/product-grid-skeleton.tsx';

export const ThemeSkeleton = () => (
  <div aria-busy>
    <Skeleton ratio="2 / 1" />
    <Stack paddingInline="4" paddingTop="4" paddingBottom="2">
      <Skeleton width="50%" height="1.875rem" />
      <Skeleton width="80%" height="1.25rem" />
      <Skeleton width="40%" height="1.125rem" />
      <Skeleton width="8rem" height="2.875rem" />
    </Stack>
    <ChipsSkeleton />
    <Box paddingTop="2" />
    <ProductGridSkeleton />
  </div>
);
