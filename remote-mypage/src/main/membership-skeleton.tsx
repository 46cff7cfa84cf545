import { Skeleton, Stack, VisuallyHidden } from '@jangteo/ui';
import { StarsSkeleton } from './stars.tsx';

export const MembershipSkeleton = () => (
  <div aria-busy="true">
    <VisuallyHidden>내 등급과 별을 불러오는 중이에요</VisuallyHidden>
    <Stack gap="3">
      <Skeleton width="60%" height="2.75rem" />
      <Skeleton height="0.375rem" />
      <Skeleton width="70%" height="1.2rem" />
      <StarsSkeleton />
      <Skeleton height="3.75rem" />
    </Stack>
  </div>
);
