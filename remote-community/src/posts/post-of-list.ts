import type { Post, PostItem, QuestionItem } from '@jangteo/contract';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

type Listed = InfiniteData<{ list: (PostItem | QuestionItem)[] }>;

const nameOf = (list: string): string => `community:${list}`;

/** Queries for lists of posts, by their names. */
const sharedLists = ['popular', 'dashboard', 'questions', 'surveys', 'daily-board', 'search'].map(nameOf);
const lists = [...sharedLists, nameOf('my')];

/** Some of these queries are no lists: the number of new posts, for example. */
const cachedLists = (client: QueryClient, names: readonly string[]) =>
  client.getQueriesData<Partial<Listed>>({ predicate: ({ queryKey: [name] }) => names.includes(String(name)) });

/** The cached data about a post from the lists that the reader has seen. */
export function postOfList(client: QueryClient, postId: number): PostItem | undefined {
  return cachedLists(client, lists)
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ list }) => list)
    .find((post) => post.postId === postId);
}

/**
 * Shows a post's current counts, and whether it has an accepted answer, in the lists that the reader has seen. The lists
 * keep their age. The member's own lists are left out: they are loaded again whenever they are opened.
 */
export function updateInLists(client: QueryClient, post: Post): void {
  const update = <Item extends PostItem | QuestionItem>(item: Item): Item => ({
    ...item,
    likeCount: post.likeCount,
    replyCount: post.replyCount,
    ...('isAccepted' in item && { isAccepted: post.acceptedReplyId !== null }),
  });
  for (const [queryKey, data] of cachedLists(client, sharedLists)) {
    if (!data?.pages?.some(({ list }) => list.some(({ postId }) => postId === post.postId))) continue;
    const pages = data.pages.map((page) => ({
      ...page,
      list: page.list.map((item) => (item.postId === post.postId ? update(item) : item)),
    }));
    client.setQueryData<Partial<Listed>>(
      queryKey,
      { ...data, pages },
      { updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt },
    );
  }
}
