import { Box, Skeleton, Stack, VisuallyHidden } from '@jangteo/ui';
import { StarsSkeleton } from './stars.tsx';

/** As high as the content, so that nothing below moves. */
export const MembershipSkeleton = () => (
  <div aria-busy="true">
    <VisuallyHidden>내 등급과 별을 불러오는 중이에요</VisuallyHidden>
    <Stack minHeight="touch" justifyContent="center">
      <Skeleton width="55%" height="1.5rem" />
    </Stack>
    <Stack gap="1.5" marginTop="2">
      <Skeleton height="0.375rem" />
      <Skeleton width="70%" height="1.22rem" />
    </Stack>
    <StarsSkeleton />
    <Box marginTop="3">
      <Skeleton height="3.75rem" />
    </Box>
  </div>
);
