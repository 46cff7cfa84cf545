import { Link, useLocation, useNavigate } from '@jangteo/navigation';
import { renderPart, screen, waitFor } from '@jangteo/testing';
import { useFreshList } from './use-fresh-list.ts';

let requested: number[] = [];

function List() {
  const { data, fetchNextPage } = useFreshList({
    queryKey: ['rows'],
    queryFn: async ({ pageParam }) => {
      requested.push(pageParam);
      return { page: pageParam, hasNext: pageParam < 5 };
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, hasNext }) => (hasNext ? page + 1 : undefined),
    staleTime: 0,
  });
  return (
    <>
      <p>{`쪽 ${data?.pages.map(({ page }) => page).join(' ')}`}</p>
      <button type="button" onClick={() => void fetchNextPage()}>
        더 보기
      </button>
      <Link to="/other">다른 화면</Link>
    </>
  );
}

function Other() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/list">목록</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        뒤로
      </button>
    </>
  );
}

const Screens = () => (useLocation().pathname === '/list' ? <List /> : <Other />);

/** A list of which three pages were loaded, and the page that it was left for. */
async function leaveAfterThreePages() {
  const { user } = renderPart(<Screens />, '/list');
  for (const shown of ['쪽 1', '쪽 1 2']) {
    await screen.findByText(shown);
    await user.click(screen.getByRole('button', { name: '더 보기' }));
  }
  await screen.findByText('쪽 1 2 3');
  await user.click(screen.getByRole('link', { name: '다른 화면' }));
  requested = [];
  return user;
}

test('[SHP-08] a list that is opened again requests its first page alone, whatever was loaded of it before', async () => {
  const user = await leaveAfterThreePages();
  await user.click(screen.getByRole('link', { name: '목록' }));
  expect(await screen.findByText('쪽 1')).toBeVisible();
  await waitFor(() => expect(requested).toEqual([1]));
});

test('[SHP-08] on the way back a list has all pages that it had, and each is requested anew', async () => {
  const user = await leaveAfterThreePages();
  await user.click(screen.getByRole('button', { name: '뒤로' }));
  expect(await screen.findByText('쪽 1 2 3')).toBeVisible();
  await waitFor(() => expect(requested).toEqual([1, 2, 3]));
});
