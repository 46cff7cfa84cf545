import type { PostItem } from '@jangteo/contract';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

/** Queries for lists of posts, by their names. */
const lists = ['popular', 'dashboard', 'questions', 'surveys', 'daily-board', 'search', 'my'].map(
  (name) => `community:${name}`,
);

/** The cached data about a post from the lists that the reader has seen. */
export function postOfList(client: QueryClient, postId: number): PostItem | undefined {
  const cached = client.getQueriesData<InfiniteData<{ list: PostItem[] }>>({
    predicate: ({ queryKey: [name] }) => lists.includes(String(name)),
  });
  return cached
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ list }) => list)
    .find((post) => post.postId === postId);
}
