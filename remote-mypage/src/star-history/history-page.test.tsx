import type { StarHistoryItem, StarMonth } from '@jangteo/contract';
import {
  act,
  answer,
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

const history = 'GET /api/v1/user/point/history';
const months = 'GET /api/v1/user/point/months';

const entry = (historyId: number, more: Partial<StarHistoryItem> = {}): StarHistoryItem => ({
  ...{ historyId: String(historyId), type: 'earn', rule: 'post', title: '글쓰기', stars: 10, balance: 100 },
  ...{
    reason: null,
    cause: { title: `글 ${historyId}`, link: `/community/board-detail/${historyId}` },
    counterpart: null,
  },
  ...{ regDt: '2026-11-03T03:00:00.000Z', ...more },
});
const month = (name: string, balance: number): StarMonth => ({
  ...{ month: name, earned: 30, used: 0, lost: 0, balance, causes: [] },
});
const listOf = (list: StarHistoryItem[], hasNext = false) => ({
  list,
  page: 1,
  limit: 20,
  totalCount: list.length,
  hasNext,
});
const open = (search = '') => renderPage({ routeTable, routes }, `/my-page/star-history${search}`);
const rows = async () => (await screen.findAllByText(/^남은 별/)).map((each) => each.closest('li') as HTMLElement);

beforeEach(() => {
  signInAs();
  answer(months, { list: [month('2026-11', 400), month('2026-10', 200)] });
});

test('[MYP-03] each row opens its cause; a refused earning says why, a reversal stands beside what it reverses', async () => {
  const reversal = { historyId: '9', title: '적립 취소', stars: -10, regDt: '2026-11-05T03:00:00.000Z' };
  const earned = { historyId: '7', title: '글쓰기', stars: 10, regDt: '2026-11-03T03:00:00.000Z' };
  answer(
    history,
    listOf([
      entry(9, { type: 'expire', title: '적립 취소', stars: -10, reason: '7일 안에 지웠어요', counterpart: earned }),
      entry(8, { type: 'refused', stars: 0, reason: '하루 횟수를 모두 채웠어요' }),
      entry(7, { counterpart: reversal }),
      entry(6, { title: '출석', cause: { title: null, link: null } }),
    ]),
  );
  await open();
  const [taken, refused, post, attendance] = await rows();
  expect(taken).toHaveTextContent('−10개');
  expect(taken).toHaveTextContent('↔ 11.03 글쓰기 +10개');
  expect(refused).toHaveTextContent('하루 횟수를 모두 채웠어요');
  expect(refused).toHaveTextContent('못 받음');
  expect(post).toHaveTextContent('↔ 11.05 적립 취소 −10개');
  expect(within(post as HTMLElement).getByRole('link')).toHaveAttribute('href', '/community/board-detail/7');
  expect(within(attendance as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
});

test('[MYP-03] kind and month are in the address, asked for, and kept together', async () => {
  answer(history, listOf([entry(1)]));
  const { user, location } = await open('?type=earn&month=2026-10');
  await rows();
  expect(requestsTo(history)[0]?.query).toMatchObject({ type: 'earn', month: '2026-10' });
  expect(screen.getByText(/^2026년 10월 남은 별 200개/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: '못 받음' }));
  expect(location()).toBe('/my-page/star-history?type=refused&month=2026-10');
  await user.click(screen.getByRole('link', { name: '모든 달' }));
  expect(location()).toBe('/my-page/star-history?type=refused');
  await waitFor(() => expect(requestsTo(history).at(-1)?.query).not.toHaveProperty('month'));
});

test('[MYP-03] the plot says the balance of each month, the oldest first', async () => {
  answer(history, listOf([entry(1)]));
  await open('?month=2026-13');
  const plot = await screen.findByRole('list', { name: '달마다 남은 별' });
  expect(
    within(plot)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['102026년 10월 별 200개', '112026년 11월 별 400개']);
  expect(within(plot).getByText('2026년 11월 별 400개').closest('li')).toHaveAttribute('aria-current', 'true');
  expect(requestsTo(history)[0]?.query).not.toHaveProperty('month');
});

test('[SHP-08] the list goes on, is empty with a way on, and can be tried again', async () => {
  answer(history, ({ query }) => ({
    ...listOf([entry(query.page === '1' ? 2 : 1)], query.page === '1'),
    page: Number(query.page),
  }));
  await open();
  await rows();
  act(scrollIntoView);
  await waitFor(async () => expect(await rows()).toHaveLength(2));
});

test('[SHP-08] an empty history links to the guide, an empty filter to the whole history; if the list fails, the plot stays', async () => {
  answer(history, listOf([]));
  const { user } = await open();
  expect(await screen.findByRole('link', { name: '별 모으는 방법 보기' })).toHaveAttribute(
    'href',
    '/my-page/point-guide',
  );
  refuse(history, { status: 500, code: 5, message: '' });
  await user.click(screen.getByRole('link', { name: '전환' }));
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  expect(screen.getByRole('list', { name: '달마다 남은 별' })).toBeVisible();
  answer(history, listOf([]));
  await user.click(retry);
  expect(await screen.findByRole('link', { name: '전체 내역 보기' })).toHaveAttribute('href', '/my-page/star-history');
});
