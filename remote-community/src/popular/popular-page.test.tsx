import {
  act,
  answer,
  holdBack,
  pagesOf,
  refuse,
  renderPage,
  requestsTo,
  screen,
  scrollIntoView,
} from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';
import { postItem } from '../testing/posts.ts';

const popular = 'GET /api/v1/community/popular';
const remote = { routeTable, routes };
const path = '/community/main/popular-post';

beforeEach(() => answer('GET /api/v1/display/adon/banner', { list: [] }));

test('[RTE-17] /community leads to the popular posts, without a scroll-to-top button', async () => {
  expect(routeTable['community:root']).toMatchObject({ redirectTo: path, noScrollTop: true });
  answer(popular, pagesOf([postItem(1)]));
  const { location } = await renderPage(remote, '/community');
  expect(location()).toBe(path);
  for (const route of Object.values(routeTable)) expect(route.noScrollTop).toBe(true);
});

test.each([path, '/community/main'])('[RTE-18] [COM-01] %s shows the popular posts by rank', async (address) => {
  answer(popular, pagesOf([postItem(9), postItem(4)]));
  const { head } = await renderPage(remote, address);
  const links = screen.getAllByRole('link', { name: /글 \d/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/community/board-detail/9',
    '/community/board-detail/4',
  ]);
  expect(links[0]).toHaveTextContent(
    /^1장보기 후기글 9어제 도착했어요.장보는고양이5분 전좋아요12댓글3조회 1,234사진 2$/,
  );
  expect(screen.getByRole('link', { name: '인기글' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: '게시판' })).toHaveAttribute('href', '/community/main/dashboard');
  expect(head().title).toBe('오늘의 인기글 | 장터 커뮤니티');
});

test('[COM-01] today or the week can be chosen, and the choice stands in the address', async () => {
  answer(popular, ({ query }) => pagesOf([postItem(query.range === 'week' ? 70 : 1)])({ query } as never));
  const { user, location } = await renderPage(remote, path);
  expect(screen.getByText('글 1')).toBeVisible();
  await user.click(screen.getByRole('link', { name: '주간' }));
  expect(await screen.findByText('글 70')).toBeVisible();
  expect(location()).toBe(`${path}?range=week`);
  expect(screen.getByRole('link', { name: '주간' })).toHaveAttribute('aria-current', 'true');
  expect(requestsTo(popular).map(({ query }) => query.range)).toEqual(['today', 'week']);
});

test('[SHP-08] the next page is loaded on scroll, and each post is shown once', async () => {
  answer(popular, pagesOf([postItem(1), postItem(2), postItem(2), postItem(3)], 2));
  await renderPage(remote, path);
  act(scrollIntoView);
  expect(await screen.findByText('글 3')).toBeVisible();
  expect(screen.getAllByText(/^글 \d$/)).toHaveLength(3);
});

test('[SHP-08] a loading list shows its skeleton', async () => {
  answer(popular, pagesOf([postItem(1)]));
  const release = holdBack(popular);
  await renderPage(remote, path, { dataFirst: false });
  expect(screen.getByText('글을 불러오는 중이에요')).toBeInTheDocument();
  release();
  expect(await screen.findByText('글 1')).toBeVisible();
});

test.each([
  [path, '오늘은 아직 인기글이 없어요.', '주간 인기글 보기', `${path}?range=week`],
  [`${path}?range=week`, '이번 주에는 인기글이 없어요.', '게시판 보기', '/community/main/dashboard'],
])('[SHP-08] an empty list at %s says so and links onwards', async (address, text, label, target) => {
  answer(popular, pagesOf([]));
  await renderPage(remote, address);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', target);
});

test('[SHP-08] a failed list can be tried again', async () => {
  refuse(popular, { status: 500, code: 5, message: '오류' });
  const { user } = await renderPage(remote, path);
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  answer(popular, pagesOf([postItem(1)]));
  await user.click(retry);
  expect(await screen.findByText('글 1')).toBeVisible();
});

test('a member who has left is shown without a name', async () => {
  answer(popular, pagesOf([postItem(1, { author: { memberId: 5, nickname: null, level: 1 } })]));
  await renderPage(remote, path);
  expect(screen.getByText('탈퇴한 회원')).toBeVisible();
});
