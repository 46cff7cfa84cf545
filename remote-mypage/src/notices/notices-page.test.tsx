import type { NoticeItem } from '@jangteo/contract';
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
  within,
} from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';

const list = 'GET /api/v1/display/notice';
const open = () => renderPage({ routeTable, routes }, '/notice');

const notice = (noticeId: number, more: Partial<NoticeItem> = {}): NoticeItem => ({
  noticeId,
  title: `공지 ${noticeId}`,
  isPinned: false,
  isNew: false,
  regDt: '2026-05-01T03:00:00.000Z',
  ...more,
});

test('[MYP-06] [RTE-25] the list shows which notices are important, which are new, and their dates', async () => {
  answer(list, pagesOf([notice(3, { isPinned: true }), notice(2, { isNew: true }), notice(1)], 20));
  const { head } = await open();
  const [pinned, fresh, old] = screen.getAllByRole('listitem');
  expect(within(pinned as HTMLElement).getByText('중요')).toBeVisible();
  expect(within(fresh as HTMLElement).getByText('새 글')).toBeInTheDocument();
  expect(within(old as HTMLElement).queryByText('새 글')).not.toBeInTheDocument();
  expect(within(old as HTMLElement).getByText('2026.05.01')).toBeVisible();
  expect(screen.getByRole('link', { name: /공지 1/ })).toHaveAttribute('href', '/notice/1');
  expect(head().title).toBe('공지사항 | 장터');
  expect(routeTable['mypage:notices'].noBottomNav).toBe(true);
});

test('[MYP-06] the next page is loaded on scroll, and each notice is shown once', async () => {
  const repeated = [...[1, 2, 3].map((id) => notice(id)), notice(3), notice(4)];
  answer(list, pagesOf(repeated, 3));
  await open();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  act(scrollIntoView);
  expect(await screen.findByText('공지 4')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(requestsTo(list).map(({ query }) => query.page)).toEqual(['1', '2']);
});

test('[SHP-08] no notice is left out when one above it was taken down while the list is read', async () => {
  const notices = [1, 2, 3, 4, 5, 6].map((id) => notice(id));
  answer(list, pagesOf(notices, 3));
  await open();
  answer(list, pagesOf(notices.slice(1), 3));
  act(scrollIntoView);
  expect(await screen.findByText('공지 6')).toBeVisible();
  act(scrollIntoView);
  expect(await screen.findByText('공지 4')).toBeVisible();
});

test('[SHP-08] a loading list shows its skeleton', async () => {
  answer(list, pagesOf([notice(1)], 20));
  const release = holdBack(list);
  await renderPage({ routeTable, routes }, '/notice', { dataFirst: false });
  expect(screen.getByText('공지사항을 불러오는 중이에요')).toBeInTheDocument();
  release();
  expect(await screen.findByText('공지 1')).toBeVisible();
});

test('[SHP-08] an empty list says so and links onwards', async () => {
  answer(list, pagesOf([], 20));
  await open();
  expect(screen.getByText('아직 공지사항이 없어요.')).toBeVisible();
  expect(screen.getByRole('link', { name: '홈으로 가기' })).toHaveAttribute('href', '/');
});

test('[SHP-08] a failed list can be tried again', async () => {
  refuse(list, { status: 500, code: 5, message: '오류' });
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  answer(list, pagesOf([notice(1)], 20));
  await user.click(retry);
  expect(await screen.findByText('공지 1')).toBeVisible();
});
