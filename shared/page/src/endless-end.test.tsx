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

test('[SHP-08] the next page is loaded when the end of the list comes near', () => {
  const { fetchNextPage } = list({});
  expect(fetchNextPage).not.toHaveBeenCalled();
  act(scrollIntoView);
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});

test.each([{ hasNextPage: false }, { isFetchingNextPage: true }, { isFetchNextPageError: true }])(
  '[SHP-08] nothing is loaded at %j',
  (state) => {
    const { fetchNextPage } = list(state);
    act(scrollIntoView);
    expect(fetchNextPage).not.toHaveBeenCalled();
  },
);

test('[SHP-08] a page that is loading shows its skeleton and is announced', () => {
  list({ isFetchingNextPage: true });
  expect(screen.getByText('뼈대')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('더 불러오는 중이에요');
});

test('[SHP-08] a failed page can be tried again', async () => {
  const { fetchNextPage, user } = list({ isFetchNextPageError: true });
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});

test('[SHP-08] a list that no longer loads by itself shows its button', () => {
  const { fetchNextPage } = list({}, false);
  act(scrollIntoView);
  expect(fetchNextPage).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: '더 보기' })).toBeVisible();
});

test('[SHP-08] the button is gone at the end of the list', () => {
  list({ hasNextPage: false });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
