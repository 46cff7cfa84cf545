import { Skeleton, Stack, VisuallyHidden } from '@jangteo/ui';

export const LevelSkeleton = () => (
  <Stack aria-busy="true" padding="4" gap="6">
    <VisuallyHidden>등급을 불러오는 중이에요</VisuallyHidden>
    <Skeleton height="11rem" />
    {Array.from({ length: 5 }, (_, row) => (
      <Skeleton key={row} height="4.5rem" />
    ))}
  </Stack>
);
