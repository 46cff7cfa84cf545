import type { PostItem } from '@jangteo/contract';
import { EndlessList } from '@jangteo/page';
import { styled } from '@jangteo/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PostRow } from './post-row.tsx';
import { PostsSkeleton } from './posts-skeleton.tsx';

const List = styled('ol', { base: { '& > li + li': { borderTopWidth: '1px' } } });

interface PostListProps {
  query: UseInfiniteQueryResult<InfiniteData<{ list: PostItem[] }>>;
  empty: ReactNode;
  /** Whether each post shows its rank. */
  ranked?: boolean;
}

/** An endless list of posts with its loading, empty and failed states. */
export const PostList = ({ query, empty, ranked = false }: PostListProps) => (
  <EndlessList
    query={query}
    keyOf={({ postId }) => postId}
    skeleton={<PostsSkeleton />}
    nextSkeleton={<PostsSkeleton rows={3} />}
    empty={empty}
  >
    {(posts) => (
      <List>
        {posts.map((post, index) => (
          <li key={post.postId}>
            <PostRow post={post} rank={ranked ? index + 1 : undefined} />
          </li>
        ))}
      </List>
    )}
  </EndlessList>
);
