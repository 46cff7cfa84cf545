import { Skeleton, Stack, VisuallyHidden } from '@jangteo/ui';

export const DealSkeleton = () => (
  <div aria-busy>
    <VisuallyHidden>불러오는 중이에요</VisuallyHidden>
    <Skeleton ratio="1 / 1" />
    <Skeleton height="2.75rem" />
    <Stack padding="4" gap="3">
      <Skeleton width="30%" height="1rem" />
      <Skeleton width="85%" height="1.5rem" />
      <Skeleton width="45%" height="1.75rem" />
      <Skeleton height="0.75rem" />
    </Stack>
  </div>
);
