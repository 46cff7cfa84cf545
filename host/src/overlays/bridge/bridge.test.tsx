import { listenToReports, type Report } from '@jangteo/analytics';
import { closeBridge, openBridge, prepareOverlays } from '@jangteo/overlay';
import { recentProducts } from '@jangteo/storage';
import { act, answer, answerFully, holdBack, refuse, renderPart, requestsTo, screen } from '@jangteo/testing';
import { createEvent, fireEvent } from '@testing-library/react';
import { Toasts } from '../../toasts/toasts.tsx';
import { Overlays } from '../overlays.tsx';

const mockLeft = jest.fn();

// jsdom does not navigate.
jest.mock('@jangteo/navigation/leaving', () => ({ leaveTo: (url: string) => mockLeft(url) }));

const viewCount = 'PUT /api/v2/display/product/view/count';
const product = {
  url: 'http://shop.test/햇살농장/products/42',
  title: '아침 사과',
  shopId: 7,
  shopName: '햇살농장',
  productNo: 42,
};
const shop = {
  shopId: 7,
  shopName: '햇살농장',
  intro: '',
  mainImage: '/img/apple-red-1',
  localCode: '11',
  localName: '서울',
  likeCount: 0,
  isLike: false,
  coverImage: '',
  url: 'http://shop.test/햇살농장',
  productCount: 1,
  seller: {
    businessName: '',
    representative: '',
    businessNumber: '',
    mailOrderNumber: '',
    address: '',
    phone: '',
    email: '',
  },
  categories: [],
};

const sellerPrice = 'GET /api/v1/display/product/seller-price';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const dialog = () => screen.queryByRole('dialog');

/** Resolves when the dialog is shown and its two seconds have begun. */
async function cross(more: object = {}) {
  renderPart(<Overlays />);
  act(prepareOverlays);
  await pass(0);
  act(() => openBridge({ ...product, ...more }));
  await pass(0);
}

beforeEach(() => {
  jest.useFakeTimers();
  mockLeft.mockReset();
  window.localStorage.clear();
  answer('GET /api/v1/display/shop/info', shop);
  answer(viewCount, {});
  answer(sellerPrice, { marketPrice: 12_000, sellerPrice: null });
});
afterEach(async () => {
  act(closeBridge);
  await pass(5_000);
  jest.useRealTimers();
});

test('[BRG-01] the dialog names the seller’s shop and says that the seller is responsible there', async () => {
  await cross();
  await pass(100);
  expect(screen.getByRole('dialog')).toHaveAccessibleName('햇살농장 장터가 큐레이션한 판매자 스토어로 이동하고 있어요');
  expect(screen.getByRole('dialog').querySelector('img')).toHaveAttribute(
    'src',
    expect.stringContaining('apple-red-1'),
  );
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  expect(screen.getByText(/주문·배송·교환·반품의 책임은 판매자에게/)).toBeInTheDocument();
  expect(screen.getByText(/상품 정보와 가격은 판매자의 쇼핑몰과 다를 수/)).toBeInTheDocument();
});

const shownPrice = () => screen.getByRole('dialog').querySelector('[data-part=price]')?.textContent;

test.each([
  [12_000, 13_500, '판매처 가격이 올랐어요12,000원 → 13,500원'],
  [12_000, 9_900, '판매처 가격이 내렸어요12,000원 → 9,900원'],
  [12_000, 12_000, ''],
  [12_000, null, ''],
])('[BRG-01] with our price %j and the seller’s %j, the visitor reads %j', async (marketPrice, price, words) => {
  answer(sellerPrice, { marketPrice, sellerPrice: price });
  await cross();
  await pass(100);
  expect(shownPrice()).toBe(words);
});

test('[BRG-01] a deal that has ended since the page was rendered is mentioned, also without the seller’s price', async () => {
  answer(sellerPrice, { marketPrice: 12_000, sellerPrice: null });
  await cross({ searchProduct: { productNo: 42, isLike: false, discountPrice: 5_800 } });
  await pass(100);
  expect(shownPrice()).toBe('판매처 가격이 올랐어요5,800원 → 12,000원');
});

test('[BRG-01] the comparison uses the price that the visitor has seen', async () => {
  answer(sellerPrice, { marketPrice: 13_500, sellerPrice: 13_500 });
  await cross({ searchProduct: { productNo: 42, isLike: false, discountPrice: 12_000 } });
  await pass(100);
  expect(shownPrice()).toBe('판매처 가격이 올랐어요12,000원 → 13,500원');
});

test.each([
  ['fails', () => refuse(sellerPrice, { status: 500, code: 5, message: '' })],
  ['does not come', () => void holdBack(sellerPrice)],
])('[BRG-01] a price that %s delays nothing and is not mentioned', async (_how, spoil) => {
  spoil();
  await cross();
  await pass(1_900);
  expect(shownPrice()).toBe('');
  await pass(200);
  expect(mockLeft).toHaveBeenCalledTimes(1);
});

test('[BRG-01] a missing store name is requested', async () => {
  await cross({ shopName: undefined });
  await pass(100);
  expect(screen.getByText('햇살농장')).toBeInTheDocument();
});

test('[BRG-02] [BRG-03] after 2 s the view is counted anonymously, and the outside page opens', async () => {
  window.localStorage.setItem('accessToken1', 'Bearer t');
  await cross();
  await pass(1_900);
  expect(requestsTo(viewCount)).toHaveLength(0);
  await pass(200);
  expect(requestsTo(viewCount)).toMatchObject([{ body: { productNo: 42 } }]);
  expect(requestsTo(viewCount)[0]?.headers.has('authorization')).toBe(false);
  expect(mockLeft).toHaveBeenCalledTimes(1);
  const { pathname, searchParams } = new URL(mockLeft.mock.calls[0]?.[0]);
  expect(decodeURIComponent(pathname)).toBe('/햇살농장/products/42');
  expect([...searchParams.values()]).toEqual(['jangteo-42', 'jangteo-42', 'jangteo-42']);
});

test('[BRG-03] the product is added to the recently viewed', async () => {
  await cross();
  expect(recentProducts.list()).toEqual([]);
  await pass(2_100);
  expect(recentProducts.list()).toMatchObject([{ productNo: 42, title: '아침 사과', isLike: false }]);
});

test('[BRG-06] [BRG-07] a product opened without a card is stored with what the recently viewed show of it', async () => {
  await cross();
  await pass(2_100);
  expect(recentProducts.list()).toMatchObject([
    { productNo: 42, title: '아침 사과', shopName: '햇살농장', url: product.url, discountPrice: 12_000 },
  ]);
});

test('[BRG-03] [BRG-05] the view is reported to analytics with its list', async () => {
  const heard: Report[] = [];
  listenToReports((report) => heard.push(report));
  heard.length = 0;
  await cross({
    order: 3,
    categoryId: 12,
    previousPageName: 'home',
    searchProduct: { productNo: 42, isLike: false, price: 9_900 },
  });
  expect(heard).toEqual([]);
  await pass(2_100);
  expect(heard).toEqual([
    {
      kind: 'event',
      name: 'go to item',
      properties: { item_id: 42, category_id: 12, price: 9_900, page_name: 'home', order: 3 },
    },
  ]);
});

test('[BRG-05] no stars are shown when the opener of the bridge says no', async () => {
  answerFully(viewCount, {
    data: {},
    toastItems: [{ isSuccess: true, startPhrase: '', pointPhrase: '별 1개', endPhrase: '' }],
  });
  renderPart(<Toasts aboveBar />);
  await cross({ showsToast: false });
  await pass(2_100);
  expect(mockLeft).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('별 1개')).not.toBeInTheDocument();
});

test('[BRG-02] the dialog itself shows the stars for the view', async () => {
  answerFully(viewCount, {
    data: {},
    toastItems: [{ isSuccess: true, startPhrase: '상품 구경으로', pointPhrase: '별 1개', endPhrase: '를 받았어요' }],
  });
  renderPart(
    <>
      <Overlays />
      <Toasts aboveBar />
    </>,
  );
  act(prepareOverlays);
  await pass(0);
  act(() => openBridge(product));
  await pass(2_100);
  expect(screen.getByText('상품 구경으로 별 1개를 받았어요', { selector: '[role=status]' })).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('status'));
});

test('[BRG-04] once the outside page is opening, the dialog closes 1 s later', async () => {
  await cross();
  await pass(2_100);
  expect(dialog()).toBeInTheDocument();
  await pass(1_000);
  expect(dialog()).not.toBeInTheDocument();
});

test('[BRG-04] a page restored from the back-forward cache shows no dialog', async () => {
  await cross();
  await pass(2_100);
  act(() => void fireEvent(window, new Event('pagehide')));
  expect(dialog()).not.toBeInTheDocument();
});

test('[BRG-04] if the view cannot be counted, the dialog closes with a message and no page opens', async () => {
  refuse(viewCount, { status: 500, code: 5, message: '' });
  renderPart(<Toasts aboveBar />);
  await cross();
  await pass(2_100);
  expect(dialog()).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('쇼핑몰로 이동하지 못했어요.');
  expect(mockLeft).not.toHaveBeenCalled();
  expect(recentProducts.list()).toEqual([]);
});

test.each([
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: '닫기' }))],
  ['Escape', () => fireEvent(screen.getByRole('dialog'), createEvent('cancel', screen.getByRole('dialog')))],
  ['the way back', () => window.history.back()],
])('[BRG-04] closed early by %s, no view is counted and no page opens', async (_way, close) => {
  await cross();
  await pass(1_000);
  act(() => void close());
  await pass(100);
  expect(dialog()).not.toBeInTheDocument();
  await pass(5_000);
  expect(requestsTo(viewCount)).toHaveLength(0);
  expect(mockLeft).not.toHaveBeenCalled();
});

test('[BRG-04] closed while the view is being counted, no page opens', async () => {
  const release = holdBack(viewCount);
  await cross();
  await pass(2_100);
  fireEvent.click(screen.getByRole('button', { name: '닫기' }));
  release();
  await pass(100);
  expect(mockLeft).not.toHaveBeenCalled();
  expect(recentProducts.list()).toEqual([]);
});

test('[BRG-02] without a product no view is counted and the store opens', async () => {
  await cross({ productNo: undefined, url: 'http://shop.test/farm' });
  await pass(2_100);
  expect(requestsTo(viewCount)).toHaveLength(0);
  expect(mockLeft).toHaveBeenCalledWith('http://shop.test/farm');
});

test('an address that is no web page is not opened, and no view is counted', async () => {
  await cross({ url: 'javascript:alert(1)' });
  await pass(2_100);
  expect(dialog()).not.toBeInTheDocument();
  expect(requestsTo(viewCount)).toHaveLength(0);
  expect(mockLeft).not.toHaveBeenCalled();
});
