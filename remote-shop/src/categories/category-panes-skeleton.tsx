import { Flex, Skeleton, Stack, VisuallyHidden } from '@jangteo/ui';

export const CategoryPanesSkeleton = () => (
  <div aria-busy>
    <VisuallyHidden>불러오는 중이에요</VisuallyHidden>
    <Flex gap="4" padding="4" aria-hidden>
      <Stack gap="7" width="5rem">
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((place) => (
          <Skeleton key={place} height="1.5rem" />
        ))}
      </Stack>
      <Stack gap="6" flex="1">
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <Stack key={place}>
            <Skeleton width="60%" height="3rem" />
            <Skeleton height="2rem" />
          </Stack>
        ))}
      </Stack>
    </Flex>
  </div>
);
