import { Flex, Skeleton, Stack, VisuallyHidden } from '@jangteo/ui';

export const StoreRowsSkeleton = () => (
  <div aria-busy>
    <VisuallyHidden>불러오는 중이에요</VisuallyHidden>
    <Stack aria-hidden gap="0" paddingInline="4">
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((place) => (
        <Flex key={place} gap="3" alignItems="center" minHeight="5.5625rem">
          <Skeleton width="3.5rem" height="3.5rem" round />
          <Stack flex="1">
            <Skeleton width="40%" height="1.125rem" />
            <Skeleton width="80%" height="0.875rem" />
          </Stack>
        </Flex>
      ))}
    </Stack>
  </div>
);
