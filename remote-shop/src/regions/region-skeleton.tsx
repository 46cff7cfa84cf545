import { Skeleton, Stack, VisuallyHidden } from '@jangteo/ui';
import { RegionStoresSkeleton } from './region-stores-skeleton.tsx';

export const RegionSkeleton = () => (
  <div aria-busy>
    <VisuallyHidden>불러오는 중이에요</VisuallyHidden>
    <Skeleton ratio="2 / 1" />
    <Stack gap="1.5" padding="4" borderBottomWidth="1px">
      <Skeleton width="45%" height="1.875rem" />
      <Skeleton width="70%" height="1.3125rem" />
    </Stack>
    <RegionStoresSkeleton />
  </div>
);
