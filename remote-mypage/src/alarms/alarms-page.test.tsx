import type { AlarmItem } from '@jangteo/contract';
import { alarmCountQuery } from '@jangteo/page';
import {
  act,
  answer,
  type FakeRequest,
  holdBack,
  pagesOf,
  refuse,
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

const view = 'GET /api/v1/alarm/view';
const read = 'PUT /api/v1/alarm/read';
const seen = 'PUT /api/v1/alarm/seen';
const counted = 'GET /api/v1/alarm/count';
const count = { count: 0, newCount: 0, lastSeenDt: null };
const open = (path = '/alarm') => renderPage({ routeTable, routes }, path);

const alarm = (alarmId: number, more: Partial<AlarmItem> = {}): AlarmItem => ({
  alarmId,
  alarmType: 1,
  title: `알림 ${alarmId}`,
  text: '내용이에요.',
  link: `/deal/${alarmId}`,
  isAd: false,
  isRead: false,
  isNew: true,
  regDt: '2026-05-01T03:00:00.000Z',
  ...more,
});

const alarmsOf =
  (alarms: AlarmItem[], size = 20) =>
  ({ query }: FakeRequest) => {
    const wanted = alarms.filter(({ alarmType }) => !query.alarmType || alarmType === Number(query.alarmType));
    return pagesOf(wanted, size)({ query });
  };

/** The server marks these alarms as read. */
const readsAll = (alarms: AlarmItem[], size?: number) => () => {
  const asRead = alarms.map((one) => ({ ...one, isRead: true }));
  answer(view, alarmsOf(asRead, size));
  return count;
};

const rows = () => within(document.querySelector('ul:has(time)') as HTMLElement).getAllByRole('listitem');

beforeEach(() => {
  signInAs();
  answer(seen, count);
  answer(read, count);
  answer(counted, count);
});

test('[RTE-12] the page requires a login and has no bottom navigation', () => {
  expect(routeTable['mypage:alarms']).toMatchObject({ path: '/alarm', requiresLogin: true, noBottomNav: true });
});

test('[MYP-05] each alarm links to its page, advertising is labelled, and opening the list is sent to the server', async () => {
  answer(view, alarmsOf([alarm(3, { isAd: true }), alarm(2, { isRead: true }), alarm(1)]));
  await open();
  expect(await screen.findByText('(광고) 알림 3', { exact: false })).toBeVisible();
  const [first, second] = rows();
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/deal/3');
  expect(within(first as HTMLElement).getByText('읽지 않음')).toBeInTheDocument();
  expect(within(second as HTMLElement).queryByText('읽지 않음')).not.toBeInTheDocument();
  await waitFor(() => expect(requestsTo(seen)).toHaveLength(1));
});

test('[MYP-05] opening the list ends the badge of new alarms, which may stay unread', async () => {
  const unread = { ...count, count: 2, lastSeenDt: '2026-11-22T10:00:00.000Z' };
  answer(view, alarmsOf([alarm(2), alarm(1)]));
  answer(seen, unread);
  const { queryClient } = await open();
  await waitFor(() => expect(queryClient.getQueryData(alarmCountQuery.queryKey)).toEqual(unread));
  expect(screen.getAllByText('읽지 않음')).toHaveLength(2);
});

test('[MYP-05] tapping an alarm marks it as read, and one button marks all', async () => {
  const alarms = [alarm(3), alarm(2), alarm(1)];
  answer(view, alarmsOf(alarms));
  answer(read, readsAll(alarms));
  const { user, location } = await open();
  await user.click(await screen.findByRole('button', { name: '모두 읽음' }));
  expect(screen.queryByText('읽지 않음')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '모두 읽음' })).toBeDisabled();
  await waitFor(() => expect(requestsTo(read).map(({ body }) => body)).toEqual([{}]));
  expect(location()).toBe('/alarm');
});

test('[MYP-05] the button marks unread alarms further down, too, which the list has not loaded', async () => {
  const alarms = [alarm(3, { isRead: true }), alarm(2, { isRead: true }), alarm(1)];
  answer(view, alarmsOf(alarms, 1));
  for (const call of [counted, seen] as const) answer(call, { ...count, count: 1 });
  const { user } = await open();
  await screen.findByText(/알림 3/);
  const button = screen.getByRole('button', { name: '모두 읽음' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await waitFor(() => expect(button).toBeDisabled());
  expect(requestsTo(read).map(({ body }) => body)).toEqual([{}]);
});

test('[MYP-05] a list that was asked for before all were read does not bring the marks back', async () => {
  answer(view, alarmsOf([alarm(3)]));
  const { user } = await open();
  await screen.findByText('읽지 않음');
  await user.click(screen.getByRole('link', { name: '활동' }));
  await screen.findByText('이 종류의 알림이 없어요.');
  answer(view, alarmsOf([alarm(4), alarm(3)]));
  const sendList = holdBack(view);
  await user.click(screen.getByRole('link', { name: '전체' }));
  await screen.findByText('읽지 않음');
  await waitFor(() => expect(requestsTo(view)).toHaveLength(3));
  answer(read, readsAll([alarm(4), alarm(3)]));
  await user.click(screen.getByRole('button', { name: '모두 읽음' }));
  sendList();
  await screen.findByText('알림 4', { exact: false });
  await waitFor(() => expect(screen.queryByText('읽지 않음')).not.toBeInTheDocument());
});

test('[MYP-05] a number that was requested before all were read does not take the place of the new one', async () => {
  const alarms = [alarm(2), alarm(1)];
  answer(view, alarmsOf(alarms, 1));
  answer(read, readsAll(alarms, 1));
  for (const call of [counted, seen] as const) answer(call, { ...count, count: 2 });
  const sendCount = holdBack(counted);
  const { user, queryClient } = await open();
  await screen.findByText('읽지 않음');
  const button = screen.getByRole('button', { name: '모두 읽음' });
  await user.click(button);
  await waitFor(() => expect(requestsTo(read)).toHaveLength(1));
  sendCount();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(button).toBeDisabled();
});

test('[MYP-05] reading one alarm sends its number', async () => {
  answer(view, alarmsOf([alarm(3)]));
  const { user, location } = await open();
  await user.click(await screen.findByRole('link', { name: /알림 3/ }));
  await waitFor(() => expect(requestsTo(read).map(({ body }) => body)).toEqual([{ alarmId: 3 }]));
  expect(location()).toBe('/deal/3');
});

test('[MYP-05] an alarm that could not be marked as read stays unread, with a message', async () => {
  answer(view, alarmsOf([alarm(3)]));
  refuse(read, { status: 500, code: 5, message: '' });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '모두 읽음' }));
  await waitFor(() => expect(screen.getByText('읽지 않음')).toBeInTheDocument());
});

test.each([
  ['/alarm?kind=benefit', '1', '혜택'],
  ['/alarm?kind=activity', '2', '활동'],
  ['/alarm?kind=notice', '3', '공지'],
  ['/alarm?kind=soap', undefined, '전체'],
])('[MYP-05] %s asks for type %s', async (path, type, label) => {
  answer(view, alarmsOf([alarm(1, { alarmType: 1 }), alarm(2, { alarmType: 2 }), alarm(3, { alarmType: 3 })]));
  await open(path);
  await waitFor(() => expect(requestsTo(view)[0]?.query.alarmType).toBe(type));
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page');
});

test('[SHP-08] the next page is loaded on scroll, and each alarm is shown once', async () => {
  const repeated = [...[5, 4, 3].map((id) => alarm(id)), alarm(3), alarm(2)];
  answer(view, alarmsOf(repeated, 3));
  await open();
  await screen.findByText('알림 3', { exact: false });
  act(scrollIntoView);
  expect(await screen.findByText('알림 2', { exact: false })).toBeVisible();
  expect(rows()).toHaveLength(4);
});

test('[SHP-08] a failed list can be tried again; an empty list says so and links to the deals', async () => {
  refuse(view, { status: 500, code: 5, message: '' });
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  answer(view, alarmsOf([]));
  await user.click(retry);
  expect(await screen.findByText('아직 받은 알림이 없어요.')).toBeVisible();
  expect(screen.getByRole('link', { name: '오늘의 특가 보기' })).toHaveAttribute('href', '/');
});

test.each([
  ['/alarm', '알림 설정', '/my-page/settings'],
  ['/alarm?kind=benefit', '혜택 알림 설정', '/my-page/settings#advertising'],
  ['/alarm?kind=activity', '활동 알림 설정', '/my-page/settings#device-push'],
  ['/alarm?kind=notice', '공지 알림 설정', '/my-page/settings#device-push'],
])('[MYP-04] [MYP-05] %s leads to “%s”, also while it is empty', async (path, label, address) => {
  answer(view, alarmsOf([]));
  await open(path);
  expect(await screen.findByRole('link', { name: label })).toHaveAttribute('href', address);
});
