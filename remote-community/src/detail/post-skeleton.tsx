import { Skeleton, Stack, VisuallyHidden } from '@jangteo/ui';

export function PostSkeleton() {
  return (
    <Stack aria-busy="true" padding="5" gap="3">
      <VisuallyHidden>글을 불러오는 중이에요</VisuallyHidden>
      <Skeleton width="5rem" height="1.25rem" />
      <Skeleton width="85%" height="1.75rem" />
      <Skeleton width="10rem" height="1.1rem" />
      <Skeleton height="6rem" />
      <Skeleton ratio="1 / 1" />
    </Stack>
  );
}
