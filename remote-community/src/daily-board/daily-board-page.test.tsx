import { NotFound } from '@jangteo/navigation';
import { answer, pagesOf, refuse, renderPage, requestsTo, screen, within } from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';
import { postItem } from '../testing/posts.ts';
import { daysFrom } from './days.ts';

const board = 'GET /api/v1/community/daily-board';
const date = '2026-11-20';
const open = (day = date) => renderPage({ routeTable, routes }, `/community/daily-board/${day}`);

const meals = (items: ReturnType<typeof postItem>[], counts: Record<string, number> = {}) =>
  answer(board, (request) => {
    const asked = request.query.date ?? '';
    const days = Array.from({ length: 14 }, (_, back) => daysFrom(asked, -back));
    return {
      ...pagesOf(items)(request),
      date: asked,
      days: days.map((day) => ({ date: day, count: counts[day] ?? 0 })),
    };
  });

const strip = () => within(screen.getByRole('navigation', { name: '날짜' }));

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-11-22T00:30:00+09:00') });
});
afterEach(() => jest.useRealTimers());

test('[RTE-19] [COM-01] a day shows its meals, and the fourteen days up to it', async () => {
  meals([postItem(2, { title: '된장찌개와 두부구이' }), postItem(1)], { '2026-11-19': 3 });
  const { head } = await open();
  expect(screen.getByRole('link', { name: /^된장찌개와 두부구이/ })).toHaveAttribute(
    'href',
    '/community/board-detail/2',
  );
  expect(screen.getByRole('heading', { name: '11월 20일 금요일' })).toBeVisible();
  const days = strip().getAllByRole('link');
  expect(days).toHaveLength(14);
  expect(days[0]).toHaveAttribute('href', '/community/daily-board/2026-11-07');
  expect(days[13]).toHaveAttribute('aria-current', 'date');
  expect(days[12]).toHaveAccessibleName('11월 19일 목요일, 밥상 3개');
  expect(head()).toMatchObject({ title: '11월 20일 금요일 오늘의 밥상 | 장터 커뮤니티', image: '/img/apple-1/share' });
});

test('[COM-01] the day before and the day after are one tap away; tomorrow is not', async () => {
  meals([postItem(1)]);
  const { user, location } = await open();
  expect(screen.getByRole('link', { name: '전날' })).toHaveAttribute('href', '/community/daily-board/2026-11-19');
  await user.click(screen.getByRole('link', { name: '다음 날' }));
  await user.click(screen.getByRole('link', { name: '다음 날' }));
  expect(location()).toBe('/community/daily-board/2026-11-22');
  expect(screen.queryByRole('link', { name: '다음 날' })).toBeNull();
  expect(requestsTo(board).map(({ query }) => query.date)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
});

test.each(['2026-11-23', '2026-02-30', '2026-13-01', '1969-12-31', '20261120', 'today', '2026-11-2'])(
  '[RTE-19] there is no board at %s',
  async (day) => {
    await expect(open(day)).rejects.toThrow(NotFound);
    expect(requestsTo(board)).toHaveLength(0);
  },
);

test.each([
  ['2026-11-22', '오늘의 첫 밥상을 기다려요.', '내 밥상 올리기', '/community/daily-board/form'],
  ['2026-03-01', '3월 1일 일요일에는 밥상이 없었어요.', '전날 밥상 보기', '/community/daily-board/2026-02-28'],
])('[SHP-08] an empty day, %s, invites to go on', async (day, text, label, target) => {
  meals([]);
  await open(day);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', target);
});

test('[SHP-08] a failed day can be tried again, and its strip still leads elsewhere', async () => {
  refuse(board, { status: 500, code: 5, message: '오류' });
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  expect(strip().getAllByRole('link')).toHaveLength(14);
  meals([postItem(1)]);
  await user.click(retry);
  expect(await screen.findByText('글 1')).toBeVisible();
});
