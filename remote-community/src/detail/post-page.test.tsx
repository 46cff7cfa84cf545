import { listenToReports, type Report } from '@jangteo/analytics';
import type { Board } from '@jangteo/contract';
import { NotFound } from '@jangteo/navigation';
import { closeBridge, closeShareDialog, useBridge, useShareInfo } from '@jangteo/overlay';
import {
  act,
  answer,
  holdBack,
  pagesOf,
  refuse,
  renderHook,
  renderPage,
  requestsTo,
  screen,
  scrollIntoView,
  signInAs,
  waitFor,
  within,
} from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';
import { answerOfWriter, appleOf, post, reply } from '../testing/posts.ts';
import { profile } from '../testing/profile.ts';
import { postQuery } from './post-query.ts';

const one = 'GET /api/v1/community/dashboard/:id';
const replies = 'GET /api/v1/community/dashboard/:id/reply';
const viewCount = 'POST /api/v1/community/dashboard/:id/view-count';
const share = 'POST /api/v1/community/dashboard/:id/share';
const goneText = '삭제되었거나 볼 수 없는 글이에요.';
const remote = { routeTable, routes };
const open = (path = '/community/board-detail/7') => renderPage(remote, path);

const replySection = () => within(screen.getByRole('region', { name: /^댓글/ }));

beforeEach(() => {
  answer('GET /api/v2/user/profile', profile);
  answer(viewCount, { viewCount: 241 });
});

test('[RTE-19] [COM-02] a post is shown with its writer, text, pictures and counts', async () => {
  answer(one, post);
  answer(replies, pagesOf([]));
  const { head } = await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('우리 집 김치찌개');
  expect(screen.getByText('장보는고양이')).toBeVisible();
  expect(screen.getByText('Lv.3')).toBeVisible();
  expect(screen.getByText('1시간 전')).toBeVisible();
  expect(screen.getByText('재료: 신김치 반 포기')).toBeVisible();
  expect(screen.getAllByRole('img', { name: /사진 \d/ })).toHaveLength(2);
  expect(screen.getByText('댓글 3 · 조회 240')).toBeVisible();
  expect(screen.getByRole('link', { name: '레시피' })).toHaveAttribute(
    'href',
    '/community/main/dashboard?topic=recipe',
  );
  expect(head()).toMatchObject({
    title: '우리 집 김치찌개 | 장터 커뮤니티',
    description: expect.stringMatching(/^재료: 신김치 반 포기 1\. 고기와/),
    image: '/img/kimchi-1/share',
  });
});

test('[COM-02] a product that the post links to leads over the bridge to its seller, where its view is counted', async () => {
  answer(one, { ...post, products: [appleOf(3, '부사 3kg')] });
  answer(replies, pagesOf([]));
  const heard: Report[] = [];
  listenToReports((report) => heard.push(report));
  const { result: bridge } = renderHook(useBridge);
  const { user } = await open();
  const link = screen.getByRole('link', { name: '부사 3kg' });
  expect(link).toHaveAttribute('href', 'https://shop.test/product/3');
  await user.click(link);
  expect(bridge.current).toMatchObject({ open: true, productNo: 3, order: 1 });
  expect(heard).toContainEqual(expect.objectContaining({ name: 'click item' }));
  act(closeBridge);
});

test('[COM-03] replies are shown with their own replies, the writer is marked, and a removed reply keeps its place', async () => {
  answer(one, post);
  answer(
    replies,
    pagesOf([
      reply(1, { likeCount: 4, children: [answerOfWriter(2)] }),
      reply(3, { author: null, body: null, children: [answerOfWriter(4)] }),
    ]),
  );
  await open();
  const [first, , gone] = replySection().getAllByRole('listitem');
  expect(first).toHaveTextContent(/제철사냥꾼Lv.130분 전댓글 1좋아요4답글장보는고양이Lv.3작성자30분 전댓글 2/);
  expect(gone).toHaveTextContent(/^삭제된 댓글이에요.장보는고양이/);
});

test('[SHP-08] the next replies are loaded on scroll', async () => {
  answer(one, post);
  answer(replies, pagesOf([reply(1), reply(2), reply(3)], 2));
  await open();
  expect(screen.queryByText('댓글 3')).not.toBeInTheDocument();
  act(scrollIntoView);
  expect(await screen.findByText('댓글 3')).toBeVisible();
});

test('a post without replies says so', async () => {
  answer(one, { ...post, replyCount: 0 });
  answer(replies, pagesOf([]));
  await open();
  expect(replySection().getByText('아직 댓글이 없어요.')).toBeVisible();
});

test('failed replies leave the post as it is and can be tried again', async () => {
  answer(one, post);
  refuse(replies, { status: 500, code: 5, message: '오류' });
  const { user } = await open();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  const retry = await replySection().findByRole('button', { name: '다시 시도' });
  answer(replies, pagesOf([reply(1)]));
  await user.click(retry);
  expect(await replySection().findByText('댓글 1')).toBeVisible();
});

test('markup in a member’s text is shown as text', async () => {
  answer(one, { ...post, title: '<b>굵게</b>', body: '<script>alert(1)</script>' });
  answer(replies, pagesOf([reply(1, { body: '<img src=x onerror=alert(1)>' })]));
  await open();
  expect(screen.getByText('<b>굵게</b>')).toBeVisible();
  expect(screen.getByText('<script>alert(1)</script>')).toBeVisible();
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
});

describe('[COM-02] [ANA-01] a post is counted', () => {
  const heard: Report[] = [];
  beforeEach(() => {
    listenToReports((report) => heard.push(report));
    heard.length = 0;
    answer(one, post);
    answer(replies, pagesOf([]));
  });
  const eventsOf = (name: string) =>
    heard.flatMap((report) => (report.kind === 'event' && report.name === name ? [report.properties] : []));

  test('when it is opened', async () => {
    await open();
    await waitFor(() => expect(requestsTo(viewCount)).toMatchObject([{ params: { id: '7' } }]));
    expect(requestsTo(viewCount)[0]?.headers.get('deviceUuid')).toMatch(/^w-/);
    expect(eventsOf('view post')).toEqual([{ post_id: 7, post_type: 'dashboard' }]);
  });

  test.each<Board>(['qna', 'survey'])('under its own type: %s', async (board) => {
    answer(one, { ...post, board });
    answer(`POST /api/v1/community/${board}/:id/view-count`, { viewCount: 241 });
    await open();
    expect(eventsOf('view post')).toEqual([{ post_id: 7, post_type: board }]);
    await waitFor(() => expect(requestsTo(`POST /api/v1/community/${board}/:id/view-count`)).toHaveLength(1));
    expect(requestsTo(viewCount)).toEqual([]);
  });

  test('not when it does not exist', async () => {
    refuse(one, { status: 404, code: 8, message: '없음' });
    await renderPage(remote, '/community/board-detail/7', { dataFirst: false });
    expect(await screen.findByText(goneText)).toBeVisible();
    expect(eventsOf('view post')).toEqual([]);
  });

  test('when it has been shared', async () => {
    answer(share, { shareCount: 2 });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '공유하기' }));
    const { result: asked } = renderHook(useShareInfo);
    expect(requestsTo(share)).toEqual([]);
    act(() => asked.current?.onShared?.());
    await waitFor(() => expect(requestsTo(share)).toMatchObject([{ params: { id: '7' } }]));
    expect(eventsOf('share post')).toEqual([{ post_id: 7, post_type: 'dashboard' }]);
    act(closeShareDialog);
  });
});

test('[COM-02] the page of a post that is gone says so, as an alarm’s link finds it; an id has digits only', async () => {
  refuse(one, { status: 404, code: 8, message: '없음' });
  refuse(replies, { status: 404, code: 8, message: '없음' });
  const { location } = await open();
  expect(screen.getByText(goneText)).toBeVisible();
  expect(screen.getByRole('link', { name: '다른 글 보기' })).toHaveAttribute('href', '/community/main/dashboard');
  expect(location()).toBe('/community/board-detail/7');
  expect(requestsTo(one)).toHaveLength(1);
  await expect(open('/community/board-detail/abc')).rejects.toThrow(NotFound);
});

test('[COM-02] a post found missing after the page has opened says so, too', async () => {
  refuse(one, { status: 404, code: 8, message: '없음' });
  refuse(replies, { status: 404, code: 8, message: '없음' });
  const release = holdBack(one);
  await renderPage(remote, '/community/board-detail/7', { dataFirst: false });
  expect(screen.getByText('글을 불러오는 중이에요')).toBeInTheDocument();
  release();
  expect(await screen.findByText(goneText)).toBeVisible();
});

test('[COM-03] a blocked writer’s post that the server has rendered for visitors is not shown to the blocker', async () => {
  answer(one, post);
  answer(replies, pagesOf([]));
  signInAs();
  const { queryClient } = await open();
  refuse(one, { status: 404, code: 8, message: '없음' });
  act(() => queryClient.setQueryData(postQuery(7).queryKey, { ...post, isMembersView: false }));
  expect(await screen.findByText(goneText)).toBeVisible();
  expect(screen.queryByText('재료: 신김치 반 포기')).not.toBeInTheDocument();
});
