import type { PostItem } from '@jangteo/contract';
import { EndlessList, LongList } from '@jangteo/page';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PostRow } from './post-row.tsx';
import { PostsSkeleton } from './posts-skeleton.tsx';

interface PostListProps<Item extends PostItem> {
  /** The kind of rows: a post has the same height in all lists with rows of one kind. */
  rows: 'post' | 'ranked-post' | 'question' | 'survey' | 'found-post' | 'own-post';
  query: UseInfiniteQueryResult<InfiniteData<{ list: Item[] }>>;
  empty: ReactNode;
  /** Draws one post; `place` counts from 0. */
  row?: (post: Item, place: number) => ReactNode;
}

/** An endless list of posts with its loading, empty and failed states. */
export const PostList = <Item extends PostItem>({ rows, query, empty, row = plainRow }: PostListProps<Item>) => (
  <EndlessList
    query={query}
    keyOf={keyOf}
    skeleton={<PostsSkeleton />}
    nextSkeleton={<PostsSkeleton rows={3} />}
    empty={empty}
  >
    {(posts) => <LongList name={rows} items={posts} keyOf={keyOf} row={row} />}
  </EndlessList>
);

const keyOf = ({ postId }: PostItem) => postId;

const plainRow = (post: PostItem, place: number) => <PostRow post={post} place={place} />;
