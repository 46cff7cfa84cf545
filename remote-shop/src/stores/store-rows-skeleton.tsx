import { Flex, Skeleton, Stack, VisuallyHidden } from '@jangteo/ui';

export const StoreRowsSkeleton = () => (
  <div aria-busy>
    <VisuallyHidden>불러오는 중이에요</VisuallyHidden>
    <Stack aria-hidden gap="7" paddingInline="4" paddingBlock="5">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
        <Flex key={place} gap="3" alignItems="center">
          <Skeleton width="3.5rem" height="3.5rem" />
          <Stack flex="1">
            <Skeleton width="40%" height="1.125rem" />
            <Skeleton width="80%" height="0.875rem" />
          </Stack>
        </Flex>
      ))}
    </Stack>
  </div>
);
