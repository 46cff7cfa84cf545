import type { PeriodDealDetail } from '@jangteo/contract';
import { NotFound } from '@jangteo/navigation';
import {
  act,
  answer,
  product,
  refuse,
  renderPage,
  requestsTo,
  screen,
  scrollIntoView,
  waitFor,
} from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';
import { later, listOf, periodDeal, serverDt } from '../testing/samples.ts';

const remote = { routeTable, routes };
const periodCall = 'GET /api/v1/display/period/:id';
const open = () => renderPage(remote, '/period/5');

function answerPeriod(changes: Partial<PeriodDealDetail> = {}) {
  const { products: _products, ...deal } = periodDeal;
  answer(periodCall, ({ query }) => {
    const page = Number(query.page);
    return {
      ...deal,
      description: '향긋한 나물을 모았어요.',
      serverDt,
      state: 'running',
      ...listOf([product(page)], { page, hasNext: page < 2, totalCount: 2 }),
      ...changes,
    };
  });
}

test('[SHP-02] [RTE-06] a period deal shows its title, its end and its products', async () => {
  answerPeriod({ endDt: later(90) });
  const { head } = await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('봄나물 한 상');
  expect(screen.getByRole('timer')).toHaveTextContent(/^01:(2\d|30):\d\d/);
  expect(screen.getByText('최대 40%')).toBeVisible();
  expect(requestsTo(periodCall)).toMatchObject([{ params: { id: '5' }, query: { page: '1' } }]);
  act(scrollIntoView);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(head()).toMatchObject({ title: '봄나물 한 상 | 장터 기간특가', image: '/img/spring-greens-1/share' });
});

test('[SHP-02] a period deal that has ended stays readable', async () => {
  answerPeriod({ endDt: later(-1), state: 'ended' });
  await open();
  expect(screen.getByText('종료')).toBeVisible();
  expect(screen.getByText('특가가 끝나 평소 가격으로 보여 드려요.')).toBeVisible();
  expect(screen.queryByText('최대 40%')).not.toBeInTheDocument();
  expect(screen.getByRole('article')).toBeVisible();
});

test('[SHP-02] a period deal that has not begun shows when it will', async () => {
  answerPeriod({ startDt: later(60), state: 'coming' });
  await open();
  expect(screen.getByText('5월 5일 13:00에 시작해요')).toBeVisible();
  expect(screen.queryByText('최대 40%')).not.toBeInTheDocument();
});

test('[SHP-02] a coming period deal offers an alarm and says that its prices are not the deal’s, until it begins', async () => {
  answerPeriod({ startDt: later(1), state: 'coming' });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  try {
    await open();
    expect(screen.getByText('아직 시작 전이라 평소 가격으로 보여 드려요.')).toBeVisible();
    expect(screen.getByRole('button', { name: '시작 알림받기' })).toBeEnabled();
    answerPeriod({ serverDt: later(1), startDt: later(1), state: 'running', title: '시작한 특가' });
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('시작한 특가');
    expect(screen.queryByText('아직 시작 전이라 평소 가격으로 보여 드려요.')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '시작 알림받기' })).not.toBeInTheDocument();
    expect(requestsTo(periodCall)).toHaveLength(2);
  } finally {
    jest.useRealTimers();
  }
});

test('[SHP-08] a period deal without products links to other deals', async () => {
  answerPeriod({ list: [], totalCount: 0, hasNext: false });
  await open();
  expect(screen.getByRole('link', { name: '다른 특가 보기' })).toHaveAttribute('href', '/');
});

test('[SHP-08] a failed period deal can be retried', async () => {
  refuse(periodCall, { status: 500, code: 5, message: '오류' });
  const { user } = await renderPage(remote, '/period/5', { dataFirst: false });
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  answerPeriod();
  await user.click(retry);
  expect(await screen.findByRole('article')).toBeVisible();
});

test('[RTE-01] a period deal that does not exist leads to /404', async () => {
  refuse(periodCall, { status: 404, code: 8, message: '없음' });
  await expect(open()).rejects.toThrow(NotFound);
});
