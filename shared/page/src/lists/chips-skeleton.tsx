import { Flex, Skeleton } from '@jangteo/ui';

const widths = ['3.75rem', '5rem', '5.5rem', '4.5rem', '5rem'];

/** As high as the chips that it replaces. */
export const ChipsSkeleton = () => (
  <Flex aria-hidden gap="2" overflow="hidden" paddingInline="4" paddingBlock="3">
    {widths.map((width, place) => (
      <Flex key={`${place} ${width}`} flexShrink="0">
        <Skeleton width={width} height="2.25rem" />
      </Flex>
    ))}
  </Flex>
);
