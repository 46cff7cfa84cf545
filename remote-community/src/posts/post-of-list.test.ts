import { pagesOf } from '@jangteo/testing';
import { QueryClient } from '@tanstack/react-query';
import { questionsQuery } from '../questions/questions-query.ts';
import { post, questionItem } from '../testing/posts.ts';
import { updateInLists } from './post-of-list.ts';

test('[COM-03] lists of questions show a new reply and an accepted answer; other rows stay as they are', () => {
  const queryClient = new QueryClient();
  const { queryKey } = questionsQuery({ state: 'all', topic: undefined, sort: 'new' });
  const other = questionItem(8);
  const page = pagesOf([questionItem(7, { replyCount: 3, isAccepted: false }), other])({ query: { page: '1' } });
  queryClient.setQueryData(queryKey, { pages: [page], pageParams: [1] });
  updateInLists(queryClient, { ...post, board: 'qna', postId: 7, replyCount: 4, acceptedReplyId: 3 });
  const list = queryClient.getQueryData(queryKey)?.pages[0]?.list;
  expect(list?.[0]).toMatchObject({ replyCount: 4, isAccepted: true });
  expect(list?.[1]).toBe(other);
});

test('[COM-03] data under the same names that has no pages is left alone', () => {
  const queryClient = new QueryClient();
  const data = { list: [] };
  queryClient.setQueryData(['community:popular', 'today'], data);
  queryClient.setQueryData(['community:dashboard', 'other'], { pages: undefined });
  updateInLists(queryClient, post);
  expect(queryClient.getQueryData(['community:popular', 'today'])).toBe(data);
});
