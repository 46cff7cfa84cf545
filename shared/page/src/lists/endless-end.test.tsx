import { act, renderPart, screen, scrollIntoView } from '@jangteo/testing';
import { useState } from 'react';
import { EndlessEnd } from './endless-end.tsx';

type Query = Parameters<typeof EndlessEnd>[0]['query'];

const waiting = { data: undefined, hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: false };

const list = (state: Partial<Query>, byItself = true) => {
  const fetchNextPage = jest.fn();
  const query = { ...waiting, fetchNextPage, ...state };
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

test('[SHP-08] a page that arrives before its loading was rendered is followed by another look at the end', () => {
  const fetchNextPage = jest.fn();
  const observe = jest.spyOn(IntersectionObserver.prototype, 'observe');
  let arrive: (data: unknown) => void = () => undefined;
  const Growing = () => {
    const [data, setData] = useState<unknown>();
    arrive = setData;
    return <EndlessEnd query={{ ...waiting, data, fetchNextPage }} skeleton={null} />;
  };
  renderPart(<Growing />);
  expect(observe).toHaveBeenCalledTimes(1);
  act(() => arrive('the next page'));
  expect(observe).toHaveBeenCalledTimes(2);
});
