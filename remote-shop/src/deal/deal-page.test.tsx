import type { LimitedDealDetail } from '@jangteo/contract';
import { NotFound } from '@jangteo/navigation';
import {
  act,
  answer,
  holdBack,
  product,
  refuse,
  renderPage,
  requestsTo,
  screen,
  waitFor,
  within,
} from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';
import { dealDetail, later, limitedDeal, listOf } from '../testing/samples.ts';

const remote = { routeTable, routes };
const dealCall = 'GET /api/v1/display/deal/:id';
const similarCall = 'GET /api/v1/display/deal/recommendation';

function answerDeal(changes: Partial<LimitedDealDetail> = {}) {
  answer(dealCall, dealDetail(changes));
  answer(similarCall, listOf([product(801), product(802)]));
}
const openDeal = () => renderPage(remote, '/deal/1');

test('[SHP-02] [RTE-05] a deal shows its product, its origin and its price', async () => {
  answerDeal();
  const { head } = await openDeal();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('새벽에 딴 사과 101호');
  const article = screen.getByRole('article', { name: '새벽에 딴 사과 101호' });
  expect(article).toHaveTextContent('8,900원');
  expect(article).toHaveTextContent('100g당 890원');
  expect(article).toHaveTextContent('원산지경북 영주');
  expect(article).toHaveTextContent('배송비3,000원');
  expect(article).toHaveTextContent('310 / 500개');
  expect(screen.getByRole('progressbar', { name: '남은 수량' })).toHaveAttribute('aria-valuenow', '62');
  expect(screen.getAllByRole('img', { name: /사진 \d/ })).toHaveLength(2);
  expect(head()).toEqual({
    title: '새벽에 딴 사과 101호 | 장터 한정특가',
    description: '햇살농원의 새벽에 딴 사과 101호, 31% 할인된 8,900원. 경북 영주에서 옵니다.',
    image: '/img/apple-1/share',
    things: [
      expect.objectContaining({
        '@type': 'Product',
        name: '새벽에 딴 사과 101호',
        image: ['http://localhost/img/apple-1/share', 'http://localhost/img/apple-2/share'],
        offers: expect.objectContaining({
          url: 'http://localhost/deal/1',
          price: 8_900,
          priceCurrency: 'KRW',
          availability: 'https://schema.org/InStock',
        }),
      }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ],
  });
});

test.each([
  ['coming', 'PreSale'],
  ['soldOut', 'SoldOut'],
  ['ended', 'Discontinued'],
] as const)('search engines read that a deal is %s', async (state, availability) => {
  answerDeal({ state });
  const { head } = await openDeal();
  expect(head().things?.[0]).toMatchObject({ offers: { availability: `https://schema.org/${availability}` } });
});

test('[SHP-02] deal and recommendations are requested once, before the page is rendered', async () => {
  answerDeal();
  await openDeal();
  expect(requestsTo(dealCall)).toHaveLength(1);
  expect(requestsTo(similarCall).map(({ query }) => query)).toEqual([{ dealId: '1', limit: '10' }]);
  expect(within(screen.getByRole('region', { name: '함께 보면 좋은 상품' })).getAllByRole('article')).toHaveLength(2);
});

test('[SHP-02] the seller is named as the law requires, with a link to the store', async () => {
  answerDeal();
  await openDeal();
  const seller = screen.getByRole('region', { name: '판매자' });
  expect(within(seller).getByRole('link', { name: '햇살농원' })).toHaveAttribute('href', '/store/7');
  for (const entry of ['이햇살', '123-45-67890', '제2024-경북영주-0012호', '경상북도 영주시 사과로 7']) {
    expect(seller).toHaveTextContent(entry);
  }
});

test('[SHP-02] a running deal links to its seller’s product page, and ends by the server’s clock', async () => {
  answerDeal({ endDt: later(1) });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  try {
    await openDeal();
    expect(screen.getByRole('link', { name: '구매하러 가기' })).toHaveAttribute(
      'href',
      'https://shop.example/products/101',
    );
    act(() => jest.advanceTimersByTime(61_000));
    expect(screen.queryByRole('link', { name: '구매하러 가기' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '종료' })).toBeDisabled();
    expect(screen.getByText('종료된 특가예요')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('[SHP-02] a deal that has not started shows when it will', async () => {
  answerDeal({ startDt: later(60), endDt: later(120), state: 'coming' });
  await openDeal();
  expect(screen.getByText('곧 시작해요')).toBeVisible();
  expect(screen.getByRole('button', { name: '시작 알림받기' })).toBeEnabled();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('[SHP-02] a deal without badges has no row for them', async () => {
  answerDeal({ isLowestEver: false });
  await openDeal();
  expect([...article().querySelectorAll('p')].filter(({ textContent }) => textContent === '')).toEqual([]);
});

test('[SHP-02] the last hour of a deal is told beside the time that is left', async () => {
  answerDeal({ endDt: later(59) });
  await openDeal();
  expect(article()).toHaveTextContent(/한정특가마감임박.*59분/);
});

const prices = {
  inDeal: { discountPrice: 5_800, saleRate: 55, unitPrice: '100g당 580원' },
  otherwise: { discountPrice: 12_000, saleRate: 6, unitPrice: '100g당 1,200원' },
};
const article = () => screen.getByRole('article', { name: '새벽에 딴 사과 101호' });

test('[SHP-02] a coming deal shows when its price begins, and the product’s price until then', async () => {
  answerDeal({ startDt: later(60), endDt: later(120), state: 'coming', prices, isLowestEver: false });
  const { head } = await openDeal();
  expect(article()).toHaveTextContent(/판매가 12,000원100g당 1,200원/);
  expect(article()).toHaveTextContent(/\d+월 \d+일 \d\d:\d\d부터 5,800원/);
  expect(head().description).toMatch(/\d\d:\d\d부터 5,800원\./);
  expect(head().things?.[0]).toMatchObject({ offers: { price: 5_800, validFrom: later(60) } });
});

test('[SHP-02] a coming deal without a price shows its quantity', async () => {
  answerDeal({ startDt: later(60), endDt: later(120), state: 'coming' });
  await openDeal();
  expect(article()).toHaveTextContent(/부터 500개 한정/);
});

test('[SHP-02] a deal’s price begins and ends by the server’s clock while the page is open', async () => {
  answerDeal({ startDt: later(1), endDt: later(2), state: 'coming', prices });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  try {
    await openDeal();
    expect(article()).toHaveTextContent('판매가 12,000원');
    act(() => jest.advanceTimersByTime(61_000));
    expect(article()).toHaveTextContent('판매가 5,800원100g당 580원');
    act(() => jest.advanceTimersByTime(60_000));
    expect(article()).toHaveTextContent('판매가 12,000원');
    expect(article()).toHaveTextContent('특가 5,800원은 끝났어요. 지금은 12,000원이에요.');
  } finally {
    jest.useRealTimers();
  }
});

test('[SHP-02] a sold-out deal can be read, but not bought', async () => {
  answerDeal({ state: 'soldOut', stockLeft: 0, remainRate: 0, product: limitedDeal(1).product });
  await openDeal();
  expect(screen.getByText('준비한 수량이 모두 팔렸어요')).toBeVisible();
  expect(screen.getByRole('button', { name: '품절' })).toBeDisabled();
});

test('[SHP-02] 역대 최저 is shown only when the history proves it', async () => {
  answerDeal();
  const { queryClient } = await openDeal();
  expect(screen.getAllByText('역대 최저')).toHaveLength(2);
  expect(screen.getByText(/부터 지금까지/)).toHaveTextContent(
    /^20\d\d년 \d+월 \d+일부터 지금까지 [\d,]+원이 역대 최저예요\.$/,
  );

  act(() => {
    const { queryKey } =
      queryClient
        .getQueryCache()
        .getAll()
        .find(({ queryKey }) => queryKey.length === 2) ?? {};
    if (!queryKey) throw new Error('There is no deal');
    const lowestPrice = { changedOn: '2031-04-10', discountPrice: 7_900 };
    queryClient.setQueryData(queryKey, dealDetail({ isLowestEver: false, lowestPrice }));
  });
  await waitFor(() => expect(screen.queryByText('역대 최저')).not.toBeInTheDocument());
  expect(screen.getByText(/가장 낮았던 가격은 2031년 4월 10일의/)).toHaveTextContent('7,900원');
});

test('[SHP-02] the line of prices ends on the day in Korea, where the UTC day is still the one before', async () => {
  const priceHistory = [
    { changedOn: '2031-05-01', discountPrice: 12_000 },
    { changedOn: '2031-05-05', discountPrice: 8_900 },
  ];
  answerDeal({ serverDt: '2031-05-04T16:00:00.000Z', priceHistory });
  await openDeal();
  const line = screen
    .getByRole('img', { name: /가장 높은 가격/ })
    .querySelector('path')
    ?.getAttribute('d');
  const places = [...(line ?? '').matchAll(/[MH]([\d.]+)/g)].map(([, x]) => Number(x));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('[SHP-02] a price that never changed has no line', async () => {
  answerDeal({ priceHistory: [], lowestPrice: null, isLowestEver: false });
  await openDeal();
  expect(screen.queryByRole('region', { name: '가격 변화' })).not.toBeInTheDocument();
});

test('[SHP-08] a deal is shown without its recommendations', async () => {
  answerDeal();
  refuse(similarCall, { status: 500, code: 5, message: '오류' });
  await openDeal();
  expect(await screen.findByRole('alert')).toHaveTextContent('불러오지 못했어요.');
  expect(screen.getByRole('link', { name: '구매하러 가기' })).toBeVisible();
});

test('[SHP-08] a loading deal shows its skeleton, and a failed one can be retried', async () => {
  answerDeal();
  const release = holdBack(dealCall);
  await renderPage(remote, '/deal/1', { dataFirst: false });
  expect(screen.getByText('불러오는 중이에요')).toBeInTheDocument();
  refuse(dealCall, { status: 500, code: 5, message: '오류' });
  const { user } = await renderPage(remote, '/deal/2', { dataFirst: false });
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  answerDeal();
  await user.click(retry);
  expect((await screen.findAllByRole('heading', { level: 1 }))[0]).toHaveTextContent('새벽에 딴 사과');
  release();
});

test('[RTE-01] a deal that does not exist leads to /404, and so does an id that is no number', async () => {
  answerDeal();
  refuse(dealCall, { status: 404, code: 8, message: '없음' });
  await expect(openDeal()).rejects.toThrow(NotFound);
  await expect(renderPage(remote, '/deal/abc')).rejects.toThrow(NotFound);
});
