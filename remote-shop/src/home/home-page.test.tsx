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
  within,
} from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';
import { answerHome, homeCalls } from '../testing/home.ts';
import { later, limitedDeal } from '../testing/samples.ts';

const remote = { routeTable, routes };
const openHome = (path = '/') => renderPage(remote, path);
const section = (name: string | RegExp) => screen.getByRole('region', { name });
const deals = () => section('오늘의 한정특가');
const recommendation = () => {
  const place = document.getElementById('recommendation');
  if (!place) throw new Error('There is no recommendation');
  return place;
};
const productsIn = (element: HTMLElement) => within(element).getAllByRole('article');

test.each(['/', '/deal'])('[SHP-01] [RTE-04] at %s the visitor sees every section', async (path) => {
  answerHome();
  await openHome(path);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    '오늘의 한정특가',
    '기간특가',
    '이벤트',
    '5월, 지금이 제철',
    '팔도 특산물',
    '믿고 사는 스토어',
    '이런 상품은 어때요?',
  ]);
  expect(screen.getByRole('region', { name: '추천 소식' })).toHaveTextContent('봄맞이 과일전');
  expect(screen.getByRole('link', { name: /마음을 담은 선물/ })).toHaveAttribute('href', '/category');
  expect(within(section('믿고 사는 스토어')).getAllByText(/새벽에 딴 사과/)).toHaveLength(3);
});

test('[SHP-01] all calls are made once, in parallel, before the page is rendered', async () => {
  answerHome();
  await openHome();
  for (const key of homeCalls) expect(requestsTo(key)).toHaveLength(1);
});

test('[SHP-01] a product card shows picture, store, name, rate, price and like', async () => {
  answerHome();
  await openHome();
  const [card] = productsIn(deals());
  if (!card) throw new Error('There is no card');
  expect(card.querySelector('img')).toHaveAttribute('srcset', expect.stringContaining('/img/apple-1/320'));
  expect(card).toHaveTextContent('햇살농원');
  expect(within(card).getByRole('link', { name: '새벽에 딴 사과 101호' })).toHaveAttribute('href', '/deal/1');
  expect(card).toHaveTextContent('31%');
  expect(card).toHaveTextContent('8,900원');
  expect(card).toHaveTextContent('100g당 890원');
  expect(within(card).getByText('12,900원').tagName).toBe('DEL');
  expect(within(card).getByRole('button', { name: '새벽에 딴 사과 101호 찜하기' })).not.toBePressed();
});

test('[SHP-01] a deal counts down by the server’s clock', async () => {
  answerHome();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  try {
    await openHome();
    const [timer] = within(deals()).getAllByRole('timer');
    expect(timer).toHaveTextContent('03:04:00');
    act(() => jest.advanceTimersByTime(3_000));
    expect(timer).toHaveTextContent('03:03:57');
  } finally {
    jest.useRealTimers();
  }
});

test('[SHP-01] a deal says when it closes soon, is sold out, has ended or has not begun', async () => {
  const soldOut = product(9, { title: '다 팔린 딸기', isSoldOut: true });
  answerHome({
    limited: [
      limitedDeal(1, { endDt: later(59) }),
      limitedDeal(2, { remainRate: 10 }),
      limitedDeal(3, { product: soldOut, endDt: later(5), remainRate: 3 }),
      limitedDeal(4, { endDt: later(-1) }),
      limitedDeal(5, { startDt: later(24 * 60), endDt: later(48 * 60), remainRate: 1 }),
      limitedDeal(6),
    ],
  });
  await openHome();
  act(scrollIntoView);
  const [lastHour, lastPieces, sold, ended, coming, usual] = within(deals()).getAllByRole('listitem');
  expect(lastHour).toHaveTextContent('마감임박');
  expect(lastPieces).toHaveTextContent('마감임박');
  expect(sold).toHaveTextContent('품절');
  expect(sold).toHaveTextContent('모두 팔렸어요');
  expect(sold).not.toHaveTextContent('마감임박');
  expect(ended).toHaveTextContent('마감');
  expect(ended).not.toHaveTextContent('마감임박');
  expect(coming).toHaveTextContent('05.06 시작');
  expect(coming).not.toHaveTextContent('마감임박');
  expect(usual).not.toHaveTextContent(/마감|품절/);
});

test('[SHP-01] the deals of a home page that stays open lose their price and stock when they end', async () => {
  const prices = {
    inDeal: { discountPrice: 5_800, saleRate: 55, unitPrice: null },
    otherwise: { discountPrice: 12_000, saleRate: 6, unitPrice: null },
  };
  answerHome({
    limited: [limitedDeal(1, { endDt: later(0.05), prices, product: product(101, prices.inDeal) })],
  });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  try {
    await openHome();
    expect(deals()).toHaveTextContent('5,800원');
    expect(deals()).toHaveTextContent('62% 남았어요');
    act(() => jest.advanceTimersByTime(3_500));
    expect(deals()).toHaveTextContent('마감');
    expect(deals()).toHaveTextContent('12,000원');
    expect(deals()).not.toHaveTextContent(/5,800원|남았어요/);
  } finally {
    jest.useRealTimers();
  }
});

test('[SHP-08] a failed section shows a message, leaves the others alone, and can be retried', async () => {
  answerHome();
  refuse('GET /api/v1/display/home/local', { status: 500, code: 5, message: '오류' });
  const { user } = await openHome();
  expect(await within(section('팔도 특산물')).findByRole('alert')).toHaveTextContent('불러오지 못했어요.');
  expect(deals()).toHaveTextContent('새벽에 딴 사과 101호');

  answerHome();
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  await waitFor(() => expect(section('팔도 특산물')).toHaveTextContent('전남 완도 전복'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('[SHP-08] a failed call of several sections shows its message once', async () => {
  answerHome();
  refuse('GET /api/v1/display/home/deal', { status: 500, code: 5, message: '오류' });
  await openHome();
  await within(deals()).findByRole('alert');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(section('믿고 사는 스토어')).toHaveTextContent('햇살농원');
});

test('[SHP-08] an empty section shows a message and a link onwards', async () => {
  answerHome({ banners: [], limited: [], period: [], events: [] });
  answer('GET /api/v1/display/home/season', { month: 5, list: [] });
  answer('GET /api/v1/display/home/local', { list: [] });
  answer('GET /api/v1/display/home/shop', { list: [] });
  await openHome();
  expect(screen.queryByRole('region', { name: '추천 소식' })).not.toBeInTheDocument();
  expect(deals()).toHaveTextContent('지금 열린 한정특가가 없어요.');
  expect(within(deals()).getByRole('link', { name: '스토어 둘러보기' })).toHaveAttribute('href', '/store');
  expect(section('기간특가')).toHaveTextContent('진행 중인 기간특가가 없어요.');
  expect(section('이벤트')).toHaveTextContent('진행 중인 이벤트가 없어요.');
  expect(section(/제철/)).toHaveTextContent('이달의 제철 먹거리를 준비하고 있어요.');
  expect(section('팔도 특산물')).toHaveTextContent('특산물을 준비하고 있어요.');
  expect(section('믿고 사는 스토어')).toHaveTextContent('스토어를 준비하고 있어요.');
});

test('[SHP-08] the recommendation loads on scroll, and after some pages by a button', async () => {
  answerHome();
  const { user } = await openHome();
  const productsShown = () => recommendation().querySelectorAll('article').length;
  expect(productsShown()).toBe(2);
  for (const count of [4, 6, 8, 10, 12, 14, 16, 18, 20]) {
    act(scrollIntoView);
    await waitFor(() => expect(productsShown()).toBe(count));
  }
  act(scrollIntoView);
  expect(requestsTo('GET /api/v1/display/deal/recommendation')).toHaveLength(10);
  await user.click(screen.getByRole('link', { name: '상품 더 보기' }));
  await waitFor(() => expect(productsShown()).toBe(22));
});

test('[SHP-08] a product that moved between two pages is shown once', async () => {
  answerHome();
  answer('GET /api/v1/display/deal/recommendation', ({ query }) => {
    const page = Number(query.page);
    return { list: [product(page), product(page + 1)], page, limit: 2, totalCount: 4, hasNext: page < 2 };
  });
  await openHome();
  act(scrollIntoView);
  await waitFor(() => expect(productsIn(recommendation())).toHaveLength(3));
});

test('[SHP-08] without scripts the recommendation goes on at an address of its own', async () => {
  answerHome();
  await openHome();
  expect(screen.getByRole('link', { name: '상품 더 보기' })).toHaveAttribute('href', '/?page=2#recommendation');
});

test('[SHP-08] that address begins with its page, and links back to the first', async () => {
  answerHome();
  await openHome('/?page=3');
  expect(requestsTo('GET /api/v1/display/deal/recommendation')[0]?.query.page).toBe('3');
  expect(screen.getByRole('link', { name: '처음부터 보기' })).toHaveAttribute('href', '/?page=1#recommendation');
});

test('the tabs link to places on the page', async () => {
  answerHome();
  await openHome();
  const tabs = within(screen.getByRole('navigation', { name: '홈 메뉴' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['특가', '제철', '팔도', '스토어']);
  for (const tab of tabs) {
    const { hash } = new URL((tab as HTMLAnchorElement).href);
    expect(document.querySelector(hash)).toBeInTheDocument();
  }
  expect(tabs[0]).toHaveAttribute('aria-current', 'true');
});

test('the header links to the search and the notices', async () => {
  answerHome();
  await openHome();
  expect(screen.getByRole('link', { name: '어떤 먹거리를 찾으세요?' })).toHaveAttribute('href', '/search/list');
  expect(screen.getByRole('link', { name: '새 소식' })).toHaveAttribute('href', '/notice');
});

test('the footer names the company, and says that it is no party to the sale', async () => {
  answerHome();
  await openHome();
  const footer = screen.getByRole('contentinfo');
  for (const entry of [
    '상호',
    '대표',
    '주소',
    '전화',
    '이메일',
    '사업자등록번호',
    '통신판매업 신고번호',
    '호스팅 제공자',
  ]) {
    expect(within(footer).getByText(entry)).toBeVisible();
  }
  expect(footer).toHaveTextContent('통신판매중개자로서 거래 당사자가 아니며');
  expect(within(footer).getByRole('link', { name: '이용약관' })).toHaveAttribute('href', '/terms');
  expect(within(footer).getByRole('link', { name: '개인정보처리방침' })).toHaveAttribute('href', '/privacy');
});

test('shared links show the best deal', async () => {
  answerHome();
  const { head } = await openHome();
  expect(head()).toMatchObject({ title: expect.stringContaining('장터'), image: '/img/apple-1/share' });
});

test('shared links have no picture where the deals have none', async () => {
  answerHome({ limited: [limitedDeal(1, { product: product(1, { imageUrl: 'https://pictures.example/a.jpg' }) })] });
  const { head } = await openHome();
  expect(head()).not.toHaveProperty('image');
});
