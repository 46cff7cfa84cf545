import type { PeriodDeal } from '@jangteo/contract';
import { act, answer, refuse, renderPage, requestsTo, screen, scrollIntoView, waitFor } from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';
import { later, listOf, periodDeal, serverDt } from '../testing/samples.ts';

const remote = { routeTable, routes };
const periodsCall = 'GET /api/v1/display/period';
const deals = (...answer: Parameters<typeof listOf<PeriodDeal>>) => ({ serverDt, ...listOf(...answer) });
const open = (path = '/period') => renderPage(remote, path);
const deal = (title: string) => screen.getByRole('link', { name: new RegExp(title) });

test('[SHP-02] period deals that run are listed with their rate and products', async () => {
  answer(periodsCall, deals([periodDeal]));
  const { head } = await open();
  expect(deal('봄나물 한 상')).toHaveAttribute('href', '/period/5');
  expect(screen.getByText('최대 40%')).toBeVisible();
  expect(screen.getByRole('list', { name: '봄나물 한 상 상품' })).toBeVisible();
  expect(requestsTo(periodsCall)).toMatchObject([{ query: { status: 'running', page: '1' } }]);
  expect(head().title).toBe('기간특가 | 장터');
});

test('[SHP-02] deals to come show their start, ended ones that they are over, and neither shows prices', async () => {
  answer(periodsCall, ({ query }) =>
    deals([{ ...periodDeal, title: String(query.status), startDt: later(query.status === 'coming' ? 60 : -60) }]),
  );
  const { user, location } = await open('/period?status=coming');
  expect(deal('coming')).toHaveTextContent('5월 5일 13:00 시작');
  await user.click(screen.getByRole('link', { name: '지난 특가' }));
  expect(location()).toBe('/period?status=ended');
  await waitFor(() => expect(deal('ended')).toHaveTextContent('종료'));
  expect(screen.queryByText('최대 40%')).not.toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('[SHP-02] a deal that ends while its list is open is marked, and its products lose their prices', async () => {
  answer(periodsCall, deals([{ ...periodDeal, endDt: later(0.05) }]));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  try {
    await open();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    act(() => jest.advanceTimersByTime(3_500));
    expect(deal('봄나물 한 상')).toHaveTextContent('종료');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('[SHP-08] the next page is loaded on scroll', async () => {
  answer(periodsCall, ({ query }) => {
    const page = Number(query.page);
    return deals([{ ...periodDeal, periodId: page, title: `특가 ${page}` }], { page, hasNext: page < 2 });
  });
  await open();
  act(scrollIntoView);
  await waitFor(() => expect(deal('특가 2')).toBeVisible());
});

test('[SHP-08] without a deal the list links to today’s deals; a failed one can be retried', async () => {
  refuse(periodsCall, { status: 500, code: 5, message: '오류' });
  const { user } = await open('/period?status=coming');
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  answer(periodsCall, deals([]));
  await user.click(retry);
  expect(await screen.findByText('곧 시작할 기간특가가 없어요.')).toBeVisible();
  expect(screen.getByRole('link', { name: '오늘의 특가 보기' })).toHaveAttribute('href', '/');
});
