import { Skeleton } from '@jangteo/ui';
import { ListHead } from './list-head.ts';

export const ListHeadSkeleton = () => (
  <ListHead aria-hidden>
    <Skeleton width="4rem" height="1.25rem" />
  </ListHead>
);
