import { act, renderPart, screen, scrollIntoView } from '@jangteo/testing';
import { EndlessEnd } from './endless-end.tsx';

type Query = Parameters<typeof EndlessEnd>[0]['query'];

const list = (state: Partial<Query>, byItself = true) => {
  const fetchNextPage = jest.fn();
  const query = { hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: false, fetchNextPage, ...state };
  const { user } = renderPart(
    <EndlessEnd query={query} skeleton={<p>뼈대</p>} byItself={byItself}>
      <a href="/?page=2">더 보기</a>
    </EndlessEnd>,
  );
  return { fetchNextPage, user };
};

test('[SHP-08] a list goes on when its end comes near', () => {
  const { fetchNextPage } = list({});
  expect(fetchNextPage).not.toHaveBeenCalled();
  act(scrollIntoView);
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});

test.each([{ hasNextPage: false }, { isFetchingNextPage: true }, { isFetchNextPageError: true }])(
  '[SHP-08] it asks for nothing at %j',
  (state) => {
    const { fetchNextPage } = list(state);
    act(scrollIntoView);
    expect(fetchNextPage).not.toHaveBeenCalled();
  },
);

test('[SHP-08] what is on its way has a shape and is said', () => {
  list({ isFetchingNextPage: true });
  expect(screen.getByText('뼈대')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('더 불러오는 중이에요');
});

test('[SHP-08] a failure can be tried again', async () => {
  const { fetchNextPage, user } = list({ isFetchNextPageError: true });
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});

test('[SHP-08] a list that no longer goes on by itself offers to', () => {
  const { fetchNextPage } = list({}, false);
  act(scrollIntoView);
  expect(fetchNextPage).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: '더 보기' })).toBeVisible();
});

test('[SHP-08] it offers nothing at the end', () => {
  list({ hasNextPage: false });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
