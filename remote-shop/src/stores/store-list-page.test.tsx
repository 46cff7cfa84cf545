import {
  act,
  answer,
  refuse,
  renderPage,
  requestsTo,
  screen,
  scrollIntoView,
  signInAs,
  waitFor,
} from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';
import { listOf, shop } from '../testing/samples.ts';

const remote = { routeTable, routes };
const storesCall = 'GET /api/v1/display/shop/total';
const likesCall = 'GET /api/v1/user/like/shop/check';
const openStores = (path = '/store') => renderPage(remote, path);
const rows = () => screen.getAllByRole('listitem').filter((item) => item.closest('ol'));

test('[SHP-03] [RTE-10] stores are listed by rank, with links to their pages', async () => {
  answer(storesCall, listOf([shop, { ...shop, shopId: 8, shopName: '바다상회' }]));
  const { head } = await openStores();
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('1햇살농원'),
    expect.stringContaining('2바다상회'),
  ]);
  expect(screen.getByRole('link', { name: /바다상회/ })).toHaveAttribute('href', '/store/8');
  expect(requestsTo(storesCall).map(({ query }) => query.sort)).toEqual(['rank']);
  expect(head().title).toBe('스토어 | 장터');
});

test('[SHP-03] another order is an address of its own', async () => {
  answer(storesCall, listOf([shop]));
  const { user, location } = await openStores('/store?sort=new');
  expect(screen.getByRole('link', { name: '새로 온' })).toHaveAttribute('aria-current', 'page');
  expect(rows()[0]).not.toHaveTextContent(/^1/);
  await user.click(screen.getByRole('link', { name: '가나다' }));
  expect(location()).toBe('/store?sort=name');
  expect(requestsTo(storesCall).map(({ query }) => query.sort)).toEqual(['new', 'name']);
});

test('[SHP-03] the liked stores come first where a member wants them to, and are asked for anew on each visit', async () => {
  signInAs();
  answer(likesCall, { list: [{ shopId: 8, isLike: true }] });
  answer(storesCall, listOf([{ ...shop, shopId: 8, shopName: '바다상회' }, shop]));
  const { user } = await openStores('/store?sort=liked');
  expect(screen.getByRole('link', { name: '찜한 먼저' })).toHaveAttribute('aria-current', 'page');
  await waitFor(() => expect(rows()[0]).toHaveTextContent(/^바다상회/));
  expect(requestsTo(storesCall).map(({ query }) => query.sort)).toEqual(['liked']);
  await user.click(screen.getByRole('link', { name: '인기' }));
  await user.click(screen.getByRole('link', { name: '찜한 먼저' }));
  await waitFor(() =>
    expect(requestsTo(storesCall).map(({ query }) => query.sort)).toEqual(['liked', 'rank', 'liked']),
  );
  await waitFor(() => expect(requestsTo(likesCall)).toHaveLength(1));
});

test('[SHP-08] the next page is loaded on scroll', async () => {
  answer(storesCall, ({ query }) => {
    const page = Number(query.page);
    return listOf([{ ...shop, shopId: page, shopName: `스토어 ${page}` }], { page, hasNext: page < 2 });
  });
  await openStores();
  expect(rows()).toHaveLength(1);
  act(scrollIntoView);
  await waitFor(() => expect(rows()).toHaveLength(2));
});

test('[SHP-08] an empty list links onwards, a failed one can be retried', async () => {
  answer(storesCall, listOf([]));
  await openStores();
  expect(screen.getByText('스토어를 준비하고 있어요.')).toBeVisible();
  expect(screen.getByRole('link', { name: '홈으로 가기' })).toHaveAttribute('href', '/');

  refuse(storesCall, { status: 500, code: 5, message: '오류' });
  const { user } = await openStores('/store?sort=new');
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  answer(storesCall, listOf([shop]));
  await user.click(retry);
  expect(await screen.findByText('햇살농원')).toBeVisible();
});
