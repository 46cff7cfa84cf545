import type { PostItem } from '@jangteo/contract';
import { EndlessEnd, withoutRepeats } from '@jangteo/page';
import { ErrorRetry, styled } from '@jangteo/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PostRow } from './post-row.tsx';
import { PostsSkeleton } from './posts-skeleton.tsx';

const List = styled('ol', { base: { '& > li + li': { borderTopWidth: '1px' } } });

interface PostListProps {
  query: UseInfiniteQueryResult<InfiniteData<{ list: PostItem[] }>>;
  empty: ReactNode;
  /** Whether each post shows its place in the order. */
  ranked?: boolean;
}

/** An endless list of posts with all its states. */
export function PostList({ query, empty, ranked = false }: PostListProps) {
  if (query.isPending) return <PostsSkeleton />;
  if (!query.data) return <ErrorRetry retrying={query.isFetching} onRetry={() => void query.refetch()} />;

  const posts = withoutRepeats(
    query.data.pages.flatMap(({ list }) => list),
    ({ postId }) => postId,
  );
  if (posts.length === 0) return empty;
  return (
    <>
      <List>
        {posts.map((post, index) => (
          <li key={post.postId}>
            <PostRow post={post} rank={ranked ? index + 1 : undefined} />
          </li>
        ))}
      </List>
      <EndlessEnd query={query} skeleton={<PostsSkeleton rows={3} />} />
    </>
  );
}
