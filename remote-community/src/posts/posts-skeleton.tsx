import { Flex, Skeleton, Stack, VisuallyHidden } from '@jangteo/ui';

export function PostsSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>글을 불러오는 중이에요</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Flex key={row} gap="3" padding="4" borderBottomWidth="1px">
          <Stack flex="1">
            <Skeleton width="4rem" height="1.25rem" />
            <Skeleton width="70%" height="1.4rem" />
            <Skeleton height="2.5rem" />
            <Skeleton width="60%" height="1.1rem" />
          </Stack>
          <Skeleton width="5rem" height="5rem" />
        </Flex>
      ))}
    </div>
  );
}
