import type { PostItem } from '@jangteo/contract';
import { Skeleton, Stack, VisuallyHidden } from '@jangteo/ui';
import { Article, PostHead } from './post-head.tsx';

const beingLoaded = <VisuallyHidden>글을 불러오는 중이에요</VisuallyHidden>;

/** Shows the data of the row that the reader tapped, if there was one. */
export const PostSkeleton = ({ known }: { known: PostItem | undefined }) =>
  known ? (
    <Article aria-busy="true">
      {beingLoaded}
      <PostHead post={known} />
      <Stack data-part="text" gap="3">
        <Skeleton height="1.25rem" />
        <Skeleton width="85%" height="1.25rem" />
        <Skeleton width="60%" height="1.25rem" />
      </Stack>
    </Article>
  ) : (
    <Stack aria-busy="true" padding="5" gap="3">
      {beingLoaded}
      <Skeleton width="5rem" height="1.25rem" />
      <Skeleton width="85%" height="1.75rem" />
      <Skeleton width="10rem" height="1.1rem" />
      <Skeleton height="6rem" />
      <Skeleton ratio="1 / 1" />
    </Stack>
  );
