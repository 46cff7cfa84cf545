import type { RouteContext } from '@jangteo/navigation';
import { postOfList } from '../posts/post-of-list.ts';
import { PostHeader } from './post-header.tsx';
import type { ReadBoard } from './post-query.ts';
import { PostSkeleton } from './post-skeleton.tsx';

export const postOpening =
  (board: ReadBoard) =>
  ({ queryClient, params }: RouteContext) => {
    const known = postOfList(queryClient, Number(params.postId));
    return (
      known && (
        <>
          <PostHeader board={board} />
          <PostSkeleton known={known} />
        </>
      )
    );
  };
