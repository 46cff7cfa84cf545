import { Skeleton, Stack, VisuallyHidden } from '@jangteo/ui';

export const EventSkeleton = () => (
  <div aria-busy>
    <VisuallyHidden>불러오는 중이에요</VisuallyHidden>
    <Skeleton ratio="16 / 9" />
    <Stack padding="4" gap="3">
      <Skeleton width="75%" height="1.75rem" />
      <Skeleton width="50%" height="1rem" />
      <Skeleton height="8rem" />
    </Stack>
  </div>
);
