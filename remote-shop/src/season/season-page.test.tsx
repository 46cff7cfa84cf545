import { answer, refuse, renderPage, requestsTo, screen, within } from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';
import { seasonPick } from '../testing/samples.ts';
import { isInSeason } from './season-months.ts';

const remote = { routeTable, routes };
const seasonCall = 'GET /api/v1/display/home/season';
const open = (path = '/season') => renderPage(remote, path);

test('[SHP-03] [RTE-08] the page shows this month’s season with its bars and its products', async () => {
  answer(seasonCall, { month: 5, list: [seasonPick] });
  const { head } = await open();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('5월, 지금이 제철');
  expect(screen.getByRole('link', { name: '5월' })).toHaveAttribute('aria-current', 'true');
  const bars = screen.getByRole('list', { name: '제철 달력' });
  expect(bars).toHaveTextContent('참외4~7월');
  expect(bars.querySelectorAll('[data-ripe]')).toHaveLength(4);
  expect(bars.querySelectorAll('[data-ripe][data-now]')).toHaveLength(1);
  expect(screen.getByRole('article')).toHaveTextContent('꿀 가득 성주 참외 2kg');
  expect(head()).toMatchObject({ title: '5월 제철 먹거리 | 장터', image: '/img/melon-1/share' });
});

test('[SHP-03] another month is an address of its own', async () => {
  answer(seasonCall, ({ query }) => ({ month: Number(query.month ?? 5), list: [seasonPick] }));
  const { user, location } = await open('/season?month=6');
  await user.click(within(screen.getByRole('navigation', { name: '달 고르기' })).getByRole('link', { name: '7월' }));
  expect(location()).toBe('/season?month=7');
  expect(await screen.findByText('7월, 지금이 제철')).toBeVisible();
  expect(requestsTo(seasonCall).map(({ query }) => query.month)).toEqual(['6', '7']);
});

test('a season may cross the year’s end', () => {
  const winter = { fromMonth: 11, toMonth: 2 };
  expect([10, 11, 1, 2, 3].map((month) => isInSeason(winter, month))).toEqual([false, true, true, true, false]);
});

test('[SHP-08] a month without products links onwards; a failed one can be retried', async () => {
  answer(seasonCall, { month: 2, list: [] });
  await open('/season?month=2');
  expect(screen.getByRole('link', { name: '카테고리에서 찾아보기' })).toHaveAttribute('href', '/category');

  refuse(seasonCall, { status: 500, code: 5, message: '오류' });
  const { user } = await open('/season?month=3');
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  answer(seasonCall, { month: 3, list: [seasonPick] });
  await user.click(retry);
  expect(await screen.findByRole('article')).toBeVisible();
});
