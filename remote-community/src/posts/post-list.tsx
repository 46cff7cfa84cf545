import type { PostItem } from '@jangteo/contract';
import { EndlessList } from '@jangteo/page';
import { styled } from '@jangteo/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PostRow } from './post-row.tsx';
import { PostsSkeleton } from './posts-skeleton.tsx';

const List = styled('ol', { base: { '& > li + li': { borderTopWidth: '1px' } } });

interface PostListProps<Item extends PostItem> {
  query: UseInfiniteQueryResult<InfiniteData<{ list: Item[] }>>;
  empty: ReactNode;
  /** Draws one post; `place` counts from 0. */
  row?: (post: Item, place: number) => ReactNode;
}

/** An endless list of posts with its loading, empty and failed states. */
export const PostList = <Item extends PostItem>({ query, empty, row = plainRow }: PostListProps<Item>) => (
  <EndlessList
    query={query}
    keyOf={({ postId }) => postId}
    skeleton={<PostsSkeleton />}
    nextSkeleton={<PostsSkeleton rows={3} />}
    empty={empty}
  >
    {(posts) => (
      <List>
        {posts.map((post, place) => (
          <li key={post.postId}>{row(post, place)}</li>
        ))}
      </List>
    )}
  </EndlessList>
);

const plainRow = (post: PostItem) => <PostRow post={post} />;
