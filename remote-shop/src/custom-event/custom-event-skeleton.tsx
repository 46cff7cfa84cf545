import { Skeleton, Stack } from '@jangteo/ui';

export const CustomEventSkeleton = () => (
  <Stack padding="4" gap="5" aria-busy>
    <Skeleton ratio="640 / 400" />
    <Skeleton height="5rem" />
    <Skeleton height="3rem" />
  </Stack>
);
