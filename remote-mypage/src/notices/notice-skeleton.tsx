import { Skeleton, Stack, VisuallyHidden } from '@jangteo/ui';

export function NoticeSkeleton() {
  return (
    <Stack aria-busy="true" padding="5" gap="3">
      <VisuallyHidden>공지사항을 불러오는 중이에요</VisuallyHidden>
      <Skeleton width="90%" height="1.75rem" />
      <Skeleton width="6rem" height="1.1rem" />
      <Skeleton height="8rem" />
      <Skeleton height="8rem" />
    </Stack>
  );
}
