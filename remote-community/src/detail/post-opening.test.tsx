import { renderPart, screen } from '@jangteo/testing';
import { QueryClient } from '@tanstack/react-query';
import { popularQuery } from '../popular/popular-query.ts';
import { questionsQuery } from '../questions/questions-query.ts';
import { postItem, questionItem } from '../testing/posts.ts';
import { planOf } from './post-plan.ts';

function openingOf(board: 'dashboard' | 'qna', postId: number) {
  const queryClient = new QueryClient();
  const listed = <Item,>(item: Item) => ({
    pages: [{ list: [item], page: 1, limit: 20, totalCount: 1, hasNext: false }],
    pageParams: [1],
  });
  queryClient.setQueryData(popularQuery('today').queryKey, listed(postItem(7)));
  queryClient.setQueryData(
    questionsQuery({ state: 'all', topic: undefined, sort: 'new' }).queryKey,
    listed(questionItem(8)),
  );
  return planOf(board).opening?.({
    queryClient,
    params: { postId: String(postId) },
    url: new URL('http://market.test'),
  });
}

test('what a row tells of a post opens its page: topic, title, writer, time', () => {
  renderPart(openingOf('dashboard', 7));
  expect(screen.getByRole('heading', { level: 1, name: '글 7' })).toBeVisible();
  expect(screen.getByText('장보기 후기')).toBeVisible();
  expect(screen.getByText('장보는고양이')).toBeVisible();
  expect(screen.getByText('5분 전')).toBeVisible();
  expect(screen.getByText('글을 불러오는 중이에요')).toBeInTheDocument();
});

test('a question opens with the header of questions', () => {
  renderPart(openingOf('qna', 8));
  expect(screen.getByRole('heading', { level: 1, name: '질문 8' })).toBeVisible();
  expect(screen.getByText('질문')).toBeVisible();
});

test('a post that no list has shown has no opening', () => expect(openingOf('dashboard', 9)).toBeUndefined());
