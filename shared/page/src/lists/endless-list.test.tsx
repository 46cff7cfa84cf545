import { act, renderPart, screen, scrollIntoView } from '@jangteo/testing';
import { EndlessList, itemsOf } from './endless-list.tsx';

interface Item {
  id: number;
  title: string;
}
type Query = Parameters<typeof EndlessList<Item>>[0]['query'];

const pagesOf = (...lists: Item[][]) => ({ pages: lists.map((list) => ({ list })) });

function show(state: Partial<Query>) {
  const refetch = jest.fn();
  const fetchNextPage = jest.fn();
  const query: Query = {
    data: undefined,
    error: null,
    isFetching: false,
    refetch,
    hasNextPage: false,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage,
    ...state,
  };
  const { user } = renderPart(
    <EndlessList query={query} keyOf={({ id }) => id} skeleton={<p>뼈대</p>} empty={<p>없어요</p>}>
      {(items) => items.map(({ id, title }) => <p key={id}>{title}</p>)}
    </EndlessList>,
  );
  return { user, refetch, fetchNextPage };
}

test('[SHP-08] a list shows its items and loads the next page as its end comes near', () => {
  const { fetchNextPage } = show({
    data: pagesOf([{ id: 1, title: '하나' }], [{ id: 2, title: '둘' }]),
    hasNextPage: true,
  });
  expect(screen.getByText('하나')).toBeVisible();
  expect(screen.getByText('둘')).toBeVisible();
  expect(screen.queryByText('뼈대')).not.toBeInTheDocument();
  act(scrollIntoView);
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});

test('[SHP-08] a list shows its skeleton until it is loaded', () => {
  show({ isFetching: true });
  expect(screen.getByText('뼈대')).toBeVisible();
});

test('[SHP-08] an empty list says so', () => {
  show({ data: pagesOf([]) });
  expect(screen.getByText('없어요')).toBeVisible();
});

test('[SHP-08] a list that could not be loaded offers a retry', async () => {
  const { user, refetch } = show({ error: new Error('broken') });
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('[SHP-08] a list that was loaded stays when its refetch has failed', () => {
  show({ data: pagesOf([{ id: 1, title: '하나' }]), error: new Error('broken') });
  expect(screen.getByText('하나')).toBeVisible();
  expect(screen.queryByRole('button', { name: '다시 시도' })).not.toBeInTheDocument();
});

test('an item that came twice keeps its first position and shows its newest data', () => {
  const { pages } = pagesOf(
    [
      { id: 1, title: '하나' },
      { id: 2, title: '둘' },
    ],
    [{ id: 1, title: '하나 (고침)' }],
  );
  expect(itemsOf(pages, ({ id }) => id)).toEqual([
    { id: 1, title: '하나 (고침)' },
    { id: 2, title: '둘' },
  ]);
});
