import { localStore } from '@jangteo/storage';
import { act, answer, pagesOf, refuse, renderPage, requestsTo, screen, within } from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';
import { postItem } from '../testing/posts.ts';

const dashboard = 'GET /api/v1/community/dashboard';
const path = '/community/main/dashboard';
const open = (address = path) => renderPage({ routeTable, routes }, address);

test('[RTE-18] [COM-01] the dashboard shows new posts, without ranks', async () => {
  answer(dashboard, pagesOf([postItem(2), postItem(1, { imageUrl: null, imageCount: 0 })]));
  const { head } = await open();
  expect(screen.getByRole('link', { name: /^장보기 후기 글 2/ })).toHaveAttribute('href', '/community/board-detail/2');
  expect(screen.getByRole('link', { name: '게시판' })).toHaveAttribute('aria-current', 'page');
  expect(head().title).toBe('게시판 | 장터 커뮤니티');
});

test('[COM-01] a topic can be chosen, and the choice stands in the address', async () => {
  answer(dashboard, pagesOf([postItem(2)]));
  const { user, location } = await open();
  await user.click(screen.getByRole('link', { name: '레시피' }));
  expect(location()).toBe(`${path}?topic=recipe`);
  expect(requestsTo(dashboard).map(({ query }) => query.topic)).toEqual([undefined, 'recipe']);
});

test('an unknown topic shows all posts', async () => {
  answer(dashboard, pagesOf([postItem(2)]));
  const { head } = await open(`${path}?topic=toString`);
  expect(requestsTo(dashboard)[0]?.query.topic).toBeUndefined();
  expect(screen.getByRole('link', { name: '전체' })).toHaveAttribute('aria-current', 'true');
  expect(head().title).toBe('게시판 | 장터 커뮤니티');
});

test('[SHP-08] an empty topic links to all posts', async () => {
  answer(dashboard, pagesOf([]));
  const { head } = await open(`${path}?topic=season`);
  expect(screen.getByText('아직 글이 없어요.')).toBeVisible();
  expect(screen.getByRole('link', { name: '모든 글 보기' })).toHaveAttribute('href', path);
  expect(head().title).toBe('제철 질문 | 장터 커뮤니티');
});

describe('[COM-01] new posts', () => {
  const written = (minute: number) => ({ regDt: `2026-11-20T01:0${minute}:00.000Z` });
  const threeMore = () =>
    answer(dashboard, pagesOf([...[6, 5, 4].map((id) => postItem(id, written(id))), postItem(3, written(3))]));
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  test('are announced at the top, and shown on request', async () => {
    answer(dashboard, pagesOf([postItem(3, written(3))]));
    const { user } = await open();
    threeMore();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    const told = await screen.findByRole('button', { name: '새 글 3개' });
    expect(screen.queryByText('글 6')).toBeNull();
    await user.click(told);
    expect(await screen.findByText('글 6')).toBeVisible();
    expect(screen.queryByRole('button', { name: /새 글/ })).toBeNull();
  });

  test('since the last visit are marked in their rows and counted at the top for a while', async () => {
    localStore.set('communitySeenAt', '2026-11-20T01:04:00.000Z');
    answer(dashboard, pagesOf([6, 5, 4].map((id) => postItem(id, written(id)))));
    await open();
    expect(await screen.findByText('지난번 뒤로 새 글 2개')).toBeVisible();
    const isMarked = (title: string) =>
      within(screen.getByRole('link', { name: new RegExp(title) })).queryByText('새 글') !== null;
    expect(['글 6', '글 5', '글 4'].map(isMarked)).toEqual([true, true, false]);
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.queryByText('지난번 뒤로 새 글 2개')).toBeNull();
    expect(isMarked('글 6')).toBe(true);
  });

  test('are not announced if there are none or the call fails', async () => {
    answer(dashboard, pagesOf([postItem(3, written(3))]));
    await open();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(requestsTo(dashboard)).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /새 글/ })).toBeNull();
    refuse(dashboard, { status: 500, code: 5, message: '오류' });
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('글 3')).toBeVisible();
    expect(screen.queryByRole('button', { name: /새 글/ })).toBeNull();
  });
});
