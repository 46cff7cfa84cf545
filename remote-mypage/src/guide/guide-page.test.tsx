import type { StarActivity } from '@jangteo/contract';
import { answer, refuse, renderPage, screen, signInAs, within } from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';

const guide = 'GET /api/v2/user/point/guide';
const activity = (more: Partial<StarActivity> = {}): StarActivity => ({
  ...{ rule: 'post', title: '글쓰기', description: '커뮤니티에 글을 쓰면', stars: 10, maxStars: 10 },
  ...{ dailyCap: 2, todayCount: 1, todayLeft: 1, link: '/community/main/dashboard', ...more },
});
const open = () => renderPage({ routeTable, routes }, '/my-page/point-guide');

beforeEach(() => signInAs());

test('[MYP-03] [RTE-16] each activity says what it pays, what is left today, and leads to where it is done', async () => {
  expect(routeTable['mypage:point-guide']).toMatchObject({ path: '/my-page/point-guide', requiresLogin: true });
  const activities = [
    activity(),
    activity({
      rule: 'game',
      title: '게임',
      stars: 1,
      maxStars: 50,
      dailyCap: 1,
      todayCount: 1,
      todayLeft: 0,
      link: '/game',
    }),
    activity({ rule: 'attendance', title: '출석', link: null }),
  ];
  answer(guide, { activities, attendedInRow: 3, expireMonths: 12 });
  await open();
  const list = within(await screen.findByRole('region', { name: '오늘 받을 수 있는 별' }));
  const [post, game, attendance] = list.getAllByRole('listitem');
  expect(post).toHaveTextContent('별 10개오늘 2번 중 1번 남음');
  expect(within(post as HTMLElement).getByRole('link')).toHaveAttribute('href', '/community/main/dashboard');
  expect(game).toHaveTextContent('별 1~50개오늘 다 받았어요');
  expect(within(attendance as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
});

test.each([
  [0, 0, '오늘부터 출석해 보세요', '7일 더 이어서 오면'],
  [3, 3, '3일째 출석하고 있어요', '4일 더 이어서 오면'],
  [7, 7, '7일째 출석하고 있어요', '7일을 채웠어요!'],
  [8, 1, '8일째 출석하고 있어요', '6일 더 이어서 오면'],
])('[MYP-03] after %i days in a row, %i days of the week are done', async (attendedInRow, done, title, text) => {
  answer(guide, { activities: [], attendedInRow, expireMonths: 12 });
  await open();
  const attendance = within(await screen.findByRole('region', { name: title }));
  expect(attendance.getByText(new RegExp(text))).toBeVisible();
  expect(attendance.queryAllByText('출석함')).toHaveLength(done);
});

test.each([
  [1, 1, '6일 뒤에 받아요'],
  [5, 0, '1일 뒤에 받아요'],
  [6, 0, '오늘 1번 중 1번 남음'],
  [0, 0, '6일 뒤에 받아요'],
])(
  '[MYP-03] after %i days in a row, %i of them today, the seven-day stars come when said',
  async (attendedInRow, todayCount, text) => {
    const activities = [
      activity({ rule: 'attendance', title: '출석', dailyCap: 1, todayCount, todayLeft: 1 - todayCount }),
      activity({ rule: 'attendanceStreak', title: '연속 출석', dailyCap: 1, todayCount: 0, todayLeft: 1 }),
    ];
    answer(guide, { activities, attendedInRow, expireMonths: 12 });
    await open();
    const list = within(await screen.findByRole('region', { name: '오늘 받을 수 있는 별' }));
    expect(list.getAllByRole('listitem')[1]).toHaveTextContent(text);
  },
);

test('[SHP-08] a guide that cannot be loaded can be tried again', async () => {
  refuse(guide, { status: 500, code: 5, message: '' });
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  answer(guide, { activities: [activity()], attendedInRow: 0, expireMonths: 12 });
  await user.click(retry);
  expect(await screen.findByText('글쓰기')).toBeVisible();
});
