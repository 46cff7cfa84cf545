import type { Notice } from '@jangteo/contract';
import { NotFound } from '@jangteo/navigation';
import { answer, holdBack, refuse, renderPage, requestsTo, screen, signInAs, waitFor } from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';

const one = 'GET /api/v1/display/notice/:id';
const view = 'PUT /api/v1/display/notice/:id/view';
const open = (path: string) => renderPage({ routeTable, routes }, path);

const notice: Notice = {
  noticeId: 2,
  title: '추석 연휴 배송 안내',
  body: '연휴에는 배송이 쉬어요.\n9월 30일부터 다시 보내요.\n\n즐거운 명절 보내세요.',
  isPinned: true,
  regDt: '2026-09-10T03:00:00.000Z',
  previous: { noticeId: 1, title: '서비스 점검 안내' },
  next: { noticeId: 3, title: '새 기능 안내' },
};

beforeEach(() => answer(view, { viewCount: 1 }));

test.each(['/notice/2', '/admin-notice/2'])(
  '[MYP-06] [RTE-25] %s shows the notice and its neighbours',
  async (path) => {
    answer(one, ({ params }) => ({ ...notice, noticeId: Number(params.id) }));
    const { head } = await open(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('추석 연휴 배송 안내');
    expect(screen.getByText('2026.09.10')).toBeVisible();
    expect(screen.getByText('즐거운 명절 보내세요.')).toBeVisible();
    expect(screen.getByRole('link', { name: '이전 글 서비스 점검 안내' })).toHaveAttribute('href', '/notice/1');
    expect(screen.getByRole('link', { name: '다음 글 새 기능 안내' })).toHaveAttribute('href', '/notice/3');
    expect(screen.getByRole('link', { name: '목록 보기' })).toHaveAttribute('href', '/notice');
    expect(head()).toMatchObject({
      title: '추석 연휴 배송 안내 | 장터',
      description: '연휴에는 배송이 쉬어요. 9월 30일부터 다시 보내요. 즐거운 명절 보내세요.',
    });
  },
);

test('[MYP-06] [API-01] opening a notice counts one view, a preview counts none', async () => {
  answer(one, notice);
  await open('/admin-notice/2');
  expect(requestsTo(view)).toEqual([]);
  await open('/notice/2');
  await waitFor(() => expect(requestsTo(view)).toMatchObject([{ params: { id: '2' } }]));
});

test('[MYP-06] a view that cannot be counted leaves the notice as it is', async () => {
  answer(one, notice);
  refuse(view, { status: 500, code: 5, message: '오류' });
  await open('/notice/2');
  await waitFor(() => expect(requestsTo(view)).toHaveLength(1));
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

describe('[SHP-02] a notice that is not published yet', () => {
  const preview = 'GET /api/v1/display/admin/notice/:id';
  const missing = { status: 404, code: 8, message: '없음' } as const;
  beforeEach(() => refuse(one, missing));

  test('is shown to an admin and marked as a preview', async () => {
    signInAs('admin');
    answer(preview, notice);
    await open('/admin-notice/2');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('추석 연휴 배송 안내');
    expect(screen.getByText('미리보기')).toBeVisible();
  });

  test('is missing for a member, and for a visitor without asking the API for a preview', async () => {
    refuse(preview, missing);
    const { location } = await open('/admin-notice/2');
    await waitFor(() => expect(location()).toBe('/404'));
    expect(requestsTo(preview)).toHaveLength(0);
    signInAs('member');
    const other = await open('/admin-notice/2');
    await waitFor(() => expect(other.location()).toBe('/404'));
    expect(requestsTo(preview)).toHaveLength(1);
  });
});

test('[MYP-06] the first and the last notice have one neighbour', async () => {
  answer(one, { ...notice, next: null });
  await open('/notice/2');
  expect(screen.queryByText('다음 글')).not.toBeInTheDocument();
});

test('markup in a notice is shown as text', async () => {
  answer(one, { ...notice, body: '<img src=x onerror=alert(1)>' });
  await open('/notice/2');
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
});

test('[RTE-01] a notice that does not exist is not found, and an id has digits only', async () => {
  refuse(one, { status: 404, code: 8, message: '없음' });
  await expect(open('/notice/99')).rejects.toThrow(NotFound);
  await expect(open('/notice/abc')).rejects.toThrow(NotFound);
});

test('[RTE-01] a notice found missing after the page has opened leads to /404, too', async () => {
  refuse(one, { status: 404, code: 8, message: '없음' });
  const release = holdBack(one);
  const { location } = await renderPage({ routeTable, routes }, '/notice/99', { dataFirst: false });
  expect(screen.getByText('공지사항을 불러오는 중이에요')).toBeInTheDocument();
  release();
  await waitFor(() => expect(location()).toBe('/404'));
});
