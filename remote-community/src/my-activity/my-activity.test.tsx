import type { BlockedMember, MyReply } from '@jangteo/contract';
import { answer, pagesOf, refuse, renderPage, requestsTo, screen, signInAs, within } from '@jangteo/testing';
import { answerQuestion } from '@jangteo/testing/overlays';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';
import { postItem, questionItem } from '../testing/posts.ts';

const open = (path: string) => renderPage({ routeTable, routes }, `/community/my-page/${path}`);
const blocks = 'GET /api/v1/community/block';
const deleteReply = 'DELETE /api/v1/community/dashboard/:id/reply/:replyId';
const block = 'PUT /api/v1/community/block/:memberId';

const reply = (replyId: number, more: Partial<MyReply> = {}): MyReply => ({
  replyId,
  body: `댓글 ${replyId}`,
  likeCount: 0,
  regDt: '2026-11-20T03:00:00.000Z',
  post: { board: 'dashboard', postId: 7, title: '우리 집 김치찌개', isGone: false },
  ...more,
});

const blocked: BlockedMember = { memberId: 9, nickname: '광고꾼', blockDt: '2026-11-20T03:00:00.000Z' };

beforeEach(() => signInAs());

test('[RTE-21] my activity begins with the posts; each of its pages requires a login', () => {
  const pages = Object.values(routeTable).filter(({ path }) => path.startsWith('/community/my-page'));
  expect(pages.map(({ path }) => path)).toEqual([
    '/community/my-page',
    '/community/my-page/post',
    '/community/my-page/reply',
    '/community/my-page/clipping',
    '/community/my-page/like',
    '/community/my-page/qna',
    '/community/my-page/block',
  ]);
  expect(routeTable['community:my-page']).toMatchObject({ redirectTo: '/community/my-page/post' });
  for (const page of pages) expect(page).toMatchObject({ requiresLogin: true });
});

test.each([
  ['post', '글', '내가 쓴 글'],
  ['clipping', '스크랩', '스크랩한 글'],
  ['like', '좋아요', '좋아요한 글'],
] as const)('[COM-07] %s lists posts of all boards, with their number', async (kind, tab, title) => {
  const boards = ['dashboard', 'qna', 'survey'] as const;
  answer(`GET /api/v1/community/my/${kind}`, pagesOf(boards.map((board, place) => postItem(place + 1, { board }))));
  const { head } = await open(kind);
  expect(await screen.findByRole('heading', { name: `${title} 3개` })).toBeVisible();
  expect(screen.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
  expect(screen.getAllByRole('link', { name: /글 \d/ }).map((link) => link.getAttribute('href'))).toEqual([
    '/community/board-detail/1',
    '/community/qna/2',
    '/community/board-detail/3',
  ]);
  expect(head()).toMatchObject({ title: `${title} | 장터 커뮤니티` });
});

test('[COM-07] my questions show whether they are answered or accepted', async () => {
  answer('GET /api/v1/community/my/qna', pagesOf([questionItem(3, { isAccepted: true })]));
  await open('qna');
  expect(await screen.findByRole('heading', { name: '내가 한 질문 1개' })).toBeVisible();
  expect(screen.getByRole('link', { name: /질문 3/ })).toHaveTextContent('채택 완료');
});

test('[COM-07] each of my replies leads to its place under its post', async () => {
  const question = { board: 'qna', postId: 8, title: '감자 보관법', isGone: false } as const;
  answer('GET /api/v1/community/my/reply', pagesOf([reply(2, { post: question, likeCount: 4 }), reply(1)]));
  await open('reply');
  expect(await screen.findByRole('heading', { name: '내가 쓴 댓글 2개' })).toBeVisible();
  const first = screen.getByRole('link', { name: /댓글 2/ });
  expect(first).toHaveAttribute('href', '/community/qna/8?reply=2');
  expect(first).toHaveTextContent('감자 보관법');
  expect(first).toHaveTextContent('좋아요 4');
  expect(screen.getByRole('link', { name: /댓글 1/ })).toHaveAttribute('href', '/community/board-detail/7?reply=1');
});

test('[COM-07] my reply to a post that is gone leads nowhere, and can be deleted from the list', async () => {
  const gone = { board: 'dashboard', postId: 8, title: '', isGone: true } as const;
  answer('GET /api/v1/community/my/reply', pagesOf([reply(2, { post: gone }), reply(1)]));
  answer(deleteReply, {});
  const { user } = await open('reply');
  expect(await screen.findByText('삭제되었거나 볼 수 없는 글에 쓴 댓글')).toBeVisible();
  expect(screen.queryByRole('link', { name: /댓글 2/ })).not.toBeInTheDocument();
  answer('GET /api/v1/community/my/reply', pagesOf([reply(1)]));
  await user.click(screen.getByRole('button', { name: '댓글 삭제하기' }));
  expect(await answerQuestion(true)).toContain('댓글을 삭제할까요?');
  expect(await screen.findByRole('heading', { name: '내가 쓴 댓글 1개' })).toBeVisible();
  expect(requestsTo(deleteReply)).toMatchObject([{ params: { id: '8', replyId: '2' } }]);
  expect(screen.queryByText('댓글 2')).not.toBeInTheDocument();
});

test.each([
  ['post', '아직 쓴 글이 없어요.', '글쓰기', '/community/dash-board/form'],
  ['reply', '아직 쓴 댓글이 없어요.', '답을 기다리는 질문 보기', '/community/main/qna?state=unanswered'],
  ['clipping', '스크랩한 글이 없어요.', '인기글 보기', '/community/main/popular-post'],
  ['like', '좋아요한 글이 없어요.', '인기글 보기', '/community/main/popular-post'],
  ['qna', '아직 한 질문이 없어요.', '질문하기', '/community/qna/form'],
] as const)('[SHP-08] [COM-07] nothing under %s invites to act', async (kind, text, label, target) => {
  answer(`GET /api/v1/community/my/${kind}`, pagesOf<never>([]));
  await open(kind);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', target);
});

test('[SHP-08] a failed list can be tried again', async () => {
  refuse('GET /api/v1/community/my/reply', { status: 500, code: 5, message: '오류' });
  const { user } = await open('reply');
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  answer('GET /api/v1/community/my/reply', pagesOf([reply(1)]));
  await user.click(retry);
  expect(await screen.findByText('댓글 1')).toBeVisible();
});

test('[COM-07] a block is lifted, and set again from the same row', async () => {
  answer(blocks, pagesOf([blocked, { ...blocked, memberId: 10, nickname: null }]));
  answer(block, ({ body }) => body as { isBlock: boolean });
  const { user } = await open('block');
  expect(await screen.findByText('탈퇴한 회원')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '광고꾼 차단 해제' }));
  const row = within((await screen.findByText('광고꾼')).closest('li') as HTMLElement);
  await user.click(await row.findByRole('button', { name: '광고꾼 다시 차단' }));
  expect(await row.findByRole('button', { name: '광고꾼 차단 해제' })).toBeEnabled();
  expect(requestsTo(block).map(({ params, body }) => [params.memberId, body])).toEqual([
    ['9', { isBlock: false }],
    ['9', { isBlock: true }],
  ]);
});

test('[COM-07] after a failure the row says what is true: the member is still blocked', async () => {
  answer(blocks, pagesOf([blocked]));
  refuse(block, { status: 500, code: 5, message: '오류' });
  const { user } = await open('block');
  await user.click(await screen.findByRole('button', { name: '광고꾼 차단 해제' }));
  expect(await screen.findByRole('button', { name: '광고꾼 차단 해제' })).toBeEnabled();
});

test('[SHP-08] a member who has blocked nobody sees an empty list', async () => {
  answer(blocks, pagesOf<BlockedMember>([]));
  await open('block');
  expect(await screen.findByText('차단한 회원이 없어요.')).toBeVisible();
});
