import type { Exchange, ExchangeTerms, StarPoint } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { localNames } from '@jangteo/contract/names';
import {
  act,
  answer,
  answerRaw,
  cleanup,
  fireEvent,
  holdBack,
  refuse,
  renderPage,
  requestsTo,
  screen,
  signInAs,
  waitFor,
} from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';

const termsCall = 'GET /api/v1/user/point/exchange';
const ask = 'POST /api/v1/user/point/exchange';
const outcome = 'GET /api/v1/user/point/exchange/complete';
const auto = 'GET /api/v1/user/point/exchange/auto';

const terms = (more: Partial<ExchangeTerms> = {}): ExchangeTerms => ({
  ...{ balance: 12_340, rate: 10, min: 1_000, unit: 100, todayLeft: 10_000, isFrozen: false },
  ...more,
});
const exchange = (more: Partial<Exchange> = {}): Exchange => ({
  ...{ exchangeId: 7, status: 'HELD', stars: 2_000, points: 200, balance: 10_340 },
  ...{ requestDt: '2026-05-01T03:00:00.000Z', finishDt: null },
  ...more,
});
const point = (more: Partial<StarPoint> = {}): StarPoint => ({
  ...{ balance: 12_340, expiringStars: 0, expiringSoonStars: 0, expireDt: null },
  ...more,
});

const open = (path = '/my-page/point-exchange') => renderPage({ routeTable, routes }, path);
const stored = () => JSON.parse(localStorage.getItem(localNames.pendingExchange) ?? 'null');
const asked = () => requestsTo(ask).map(({ body }) => body as { stars: number; requestKey: string });
const slider = () => screen.findByRole('slider', { name: '바꿀 별' });
const submit = () => screen.findByRole('button', { name: /으로 바꾸기$/ });

beforeEach(() => {
  signInAs();
  answer(termsCall, terms());
  answer('GET /api/v1/user/point', point());
  answer(auto, { autoYN: 'N', nextDay: null });
  answer(ask, { exchangeId: 7, status: 'HELD' });
  answer(outcome, exchange());
});

test('[RTE-16] exchange and its outcome ask for a login, without bottom navigation and scroll-to-top', () => {
  const flags = { noBottomNav: true, noScrollTop: true, requiresLogin: true };
  expect(routeTable['mypage:point-exchange']).toMatchObject({ path: '/my-page/point-exchange', ...flags });
  expect(routeTable['mypage:point-exchange-complete']).toMatchObject(flags);
});

test('[MYP-03] the amount moves in hundreds between 1,000 and what balance and day allow, by slider and by buttons', async () => {
  const { user } = await open();
  const range = await slider();
  expect(range).toHaveAttribute('min', '1000');
  expect(range).toHaveAttribute('max', '10000');
  expect(range).toHaveAttribute('step', '100');
  expect(range).toHaveAttribute('aria-valuetext', '별 10,000개, 적립금 1,000원');
  fireEvent.change(range, { target: { value: '2000' } });
  expect(screen.getByText('10,340개')).toBeVisible();
  expect(screen.getByText('+200원')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^\+100 ?개 더하기/ }));
  expect(range).toHaveValue('2100');
  await user.click(screen.getByRole('button', { name: /^\+1,000 ?개 더하기/ }));
  expect(range).toHaveValue('3100');
  await user.click(screen.getByRole('button', { name: '모두' }));
  await user.click(screen.getByRole('button', { name: /^\+100 ?개 더하기/ }));
  expect(range).toHaveValue('10000');
  fireEvent.change(range, { target: { value: '1000' } });
  await user.click(screen.getByRole('button', { name: /^−100 ?개 빼기/ }));
  expect(range).toHaveValue('1000');
});

test('[MYP-03] the key is stored before the request is sent, and pressing twice sends it once', async () => {
  const release = holdBack(ask);
  const { user, location } = await open();
  fireEvent.change(await slider(), { target: { value: '2000' } });
  const button = await submit();
  await Promise.all([user.dblClick(button)]);
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(stored()).toMatchObject({ stars: 2_000, requestKey: asked()[0]?.requestKey });
  expect(screen.getByRole('heading', { name: '전환을 신청하고 있어요' })).toBeVisible();
  expect(screen.queryByText('12,340개')).not.toBeInTheDocument();
  release();
  await waitFor(() => expect(location()).toBe('/my-page/point-exchange/complete/7'));
  expect(stored()).toMatchObject({ reply: { exchangeId: 7 } });
});

test('[MYP-03] a reply that is lost leaves no balance on the screen; the same key is sent again', async () => {
  refuse(ask, { status: 500, code: 5, message: '' });
  const { user, location } = await open();
  await user.click(await submit());
  expect(await screen.findByRole('heading', { name: '신청이 닿았는지 확인하고 있어요' })).toBeVisible();
  expect(screen.queryByText('12,340개')).not.toBeInTheDocument();
  expect(stored()).not.toBeNull();
  answer(ask, { exchangeId: 7, status: 'HELD' });
  await user.click(screen.getByRole('button', { name: '지금 확인하기' }));
  await waitFor(() => expect(location()).toBe('/my-page/point-exchange/complete/7'));
  const [first, second] = asked();
  expect(second).toEqual(first);
});

test.each([429, 503])(
  '[MYP-03] a server that only says %i may have done it before: the key is kept',
  async (status) => {
    refuse(ask, { status, code: 5, message: '' });
    const { user } = await open();
    await user.click(await submit());
    expect(await screen.findByRole('button', { name: '지금 확인하기' })).toBeVisible();
    expect(stored()).not.toBeNull();
  },
);

test('[MYP-03] after a reload the request is sent again under its key; one of yesterday is not', async () => {
  const kept = { stars: 3_000, requestKey: 'kept-key-1', askedAt: Date.now() - 60_000 };
  localStorage.setItem(localNames.pendingExchange, JSON.stringify(kept));
  const { location } = await open();
  await waitFor(() => expect(location()).toBe('/my-page/point-exchange/complete/7'));
  expect(asked()).toEqual([{ stars: 3_000, requestKey: 'kept-key-1' }]);
  localStorage.setItem(localNames.pendingExchange, JSON.stringify({ ...kept, askedAt: Date.now() - 90_000_000 }));
  await open();
  expect(await slider()).toBeVisible();
  expect(asked()).toHaveLength(1);
  expect(stored()).toBeNull();
});

describe('an outcome that was drawn and perhaps not seen', () => {
  const answered = (receivedAt: number) => {
    const request = { stars: 3_000, requestKey: 'kept-key-1', askedAt: receivedAt - 1_000 };
    localStorage.setItem(
      localNames.pendingExchange,
      JSON.stringify({ ...request, reply: { exchangeId: 7, receivedAt } }),
    );
  };

  test('[MYP-03] the next document leads to it, and sends nothing', async () => {
    answered(Date.now());
    const { location } = await open();
    await waitFor(() => expect(location()).toBe('/my-page/point-exchange/complete/7'));
    expect(asked()).toEqual([]);
  });

  test('[MYP-03] it is forgotten once the member touches its page, or leaves it', async () => {
    const openOutcome = async () => {
      answered(Date.now());
      const opened = await open('/my-page/point-exchange/complete/7');
      await screen.findByRole('heading', { name: '적립금으로 바꾸고 있어요' });
      expect(stored()).not.toBeNull();
      return opened;
    };
    const { user } = await openOutcome();
    await user.click(screen.getByText('보관 중인 별'));
    expect(stored()).toBeNull();
    await openOutcome();
    cleanup();
    expect(stored()).toBeNull();
  });

  test('[MYP-03] it is forgotten after a minute, and when another exchange is asked for', async () => {
    answered(Date.now() - 60_001);
    const { user, location } = await open();
    const button = await submit();
    answered(Date.now());
    await user.click(button);
    await waitFor(() => expect(location()).toBe('/my-page/point-exchange/complete/7'));
    expect(asked()).toEqual([{ stars: 10_000, requestKey: expect.not.stringMatching('kept-key-1') }]);
  });

  test('[MYP-03] a logout while the request is on its way leaves nothing on the device', async () => {
    const release = holdBack(ask);
    const { user, location } = await open();
    await user.click(await submit());
    await waitFor(() => expect(asked()).toHaveLength(1));
    localStorage.removeItem(localNames.pendingExchange);
    release();
    await waitFor(() => expect(location()).toBe('/my-page/point-exchange/complete/7'));
    expect(stored()).toBeNull();
  });
});

test('[MYP-03] while another tab waits for its reply, pressing here asks for that exchange and no other', async () => {
  const { user, location } = await open();
  const button = await submit();
  const other = { stars: 3_000, requestKey: 'other-tab-1', askedAt: Date.now() };
  localStorage.setItem(localNames.pendingExchange, JSON.stringify(other));
  await user.click(button);
  await waitFor(() => expect(location()).toBe('/my-page/point-exchange/complete/7'));
  expect(asked()).toEqual([{ stars: 3_000, requestKey: 'other-tab-1' }]);
});

test('[MYP-03] the server’s refusal stands beside the button, with the current terms', async () => {
  refuse(ask, { status: 409, code: codes.outOfRange, message: '오늘은 별 2,000개까지 더 전환할 수 있어요.' });
  const { user } = await open();
  const button = await submit();
  answer(termsCall, terms({ todayLeft: 2_000 }));
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('오늘은 별 2,000개까지 더 전환할 수 있어요.');
  expect(await slider()).toHaveAttribute('max', '2000');
  expect(stored()).toBeNull();
});

test('[MYP-03] a refusal leaves the exchange that another tab has asked for meanwhile', async () => {
  refuse(ask, { status: 409, code: codes.outOfRange, message: '가진 별보다 많이 전환할 수 없어요.' });
  const { user } = await open();
  const release = holdBack(ask);
  await user.click(await submit());
  const other = { stars: 1_000, requestKey: 'other-tab-1', askedAt: Date.now() };
  localStorage.setItem(localNames.pendingExchange, JSON.stringify(other));
  release();
  await screen.findByRole('alert');
  expect(stored()).toEqual(other);
});

test('[MYP-03] the server’s refusal is shown, too, where nothing can be exchanged any more', async () => {
  refuse(ask, { status: 409, code: codes.outOfRange, message: '오늘은 더 전환할 수 없어요.' });
  const { user } = await open();
  const button = await submit();
  answer(termsCall, terms({ todayLeft: 0 }));
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('오늘은 더 전환할 수 없어요.');
  expect(screen.getByText('오늘 바꿀 수 있는 만큼 모두 바꿨어요')).toBeVisible();
  expect(screen.queryByRole('button', { name: /으로 바꾸기$/ })).not.toBeInTheDocument();
});

test.each([
  [{ isFrozen: true }, '전환을 잠시 멈췄어요', '고객센터 1600-0000'],
  [{ balance: 640 }, '별 360개를 더 모으면 바꿀 수 있어요', '별 모으는 방법 보기'],
  [{ todayLeft: 900 }, '오늘 바꿀 수 있는 만큼 모두 바꿨어요', '내 등급 보기'],
])('[MYP-03] with %j it says why nothing can be exchanged, and what to do', async (more, title, action) => {
  answer(termsCall, terms(more));
  await open();
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('link', { name: action })).toBeVisible();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

test('[MYP-03] stars that expire are exchanged with one press, as many as the least exchange takes', async () => {
  answer(
    'GET /api/v1/user/point',
    point({ expiringStars: 340, expiringSoonStars: 40, expireDt: '2026-12-03T15:00:00.000Z' }),
  );
  const { user, location } = await open();
  expect(await screen.findByRole('heading', { name: '30일 안에 별 340개가 사라져요' })).toBeVisible();
  expect(screen.getByText(/2026년 12월 3일까지 .*40개는 7일 안에/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '사라지기 전에 별 1,000개 바꾸기' }));
  await waitFor(() => expect(location()).toBe('/my-page/point-exchange/complete/7'));
  expect(asked()).toMatchObject([{ stars: 1_000 }]);
});

test('[MYP-03] automatic exchange is switched, and says when it comes next', async () => {
  const change = 'PUT /api/v1/user/point/exchange/auto';
  answer(change, { autoYN: 'Y', nextDay: '2026-11-23' });
  const { user } = await open();
  const toggle = await screen.findByRole('switch', { name: /자동 전환/ });
  await waitFor(() => expect(toggle).toBeEnabled());
  expect(toggle).not.toBeChecked();
  await user.click(toggle);
  expect(await screen.findByText('다음 자동 전환: 2026년 11월 23일')).toBeVisible();
  expect(toggle).toBeChecked();
  refuse(change, { status: 500, code: 5, message: '' });
  await user.click(toggle);
  await waitFor(() => expect(requestsTo(change)).toHaveLength(2));
  await waitFor(() => expect(toggle).toBeChecked());
});

test('[SHP-08] terms that cannot be loaded can be tried again', async () => {
  answerRaw(termsCall, '<h1>', 502);
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  answer(termsCall, terms());
  await user.click(retry);
  expect(await slider()).toBeVisible();
});

describe('the outcome', () => {
  const openOutcome = () => open('/my-page/point-exchange/complete/7');

  test.each([
    ['HELD', exchange({ status: 'HELD' }), '적립금으로 바꾸고 있어요', '200원 확인 중'],
    ['SENT', exchange({ status: 'SENT' }), '적립금으로 바꾸고 있어요', '200원 확인 중'],
    ['UNKNOWN', exchange({ status: 'UNKNOWN' }), '쇼핑몰의 답을 확인하고 있어요', '200원 확인 중'],
    [
      'COMPLETED',
      exchange({ status: 'COMPLETED', finishDt: '2026-05-01T03:01:00.000Z' }),
      '적립금 200원이 쌓였어요',
      '+200원',
    ],
    ['RELEASED', exchange({ status: 'RELEASED', balance: 12_340 }), '별 2,000개를 돌려드렸어요', '0원'],
  ])('[MYP-03] %s has a message of its own', async (_, told, title, points) => {
    answer(outcome, told);
    await openOutcome();
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(points)).toBeVisible();
    expect(screen.getByText(told.balance === 12_340 ? '12,340개' : '10,340개')).toBeVisible();
  });

  test('[MYP-03] an open outcome is asked for until it is there', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    try {
      await openOutcome();
      expect(await screen.findByRole('heading', { name: '적립금으로 바꾸고 있어요' })).toBeVisible();
      answer(outcome, exchange({ status: 'COMPLETED' }));
      await act(() => jest.advanceTimersByTimeAsync(3_000));
      expect(await screen.findByRole('heading', { name: '적립금 200원이 쌓였어요' })).toBeVisible();
      const count = requestsTo(outcome).length;
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(requestsTo(outcome)).toHaveLength(count);
    } finally {
      jest.useRealTimers();
    }
  });

  test('[MYP-03] another member’s exchange leads to /404', async () => {
    refuse(outcome, { status: 404, code: codes.noData, message: '' });
    const { location } = await openOutcome();
    await waitFor(() => expect(location()).toBe('/404'));
  });
});
