import { Box, Skeleton } from '@jangteo/ui';
import { ProductGridSkeleton } from '../products/product-grid-skeleton.tsx';

export const SeasonSkeleton = () => (
  <>
    <Box paddingInline="4">
      <Skeleton height="15.5rem" />
    </Box>
    <ProductGridSkeleton />
  </>
);
