import { passOn } from '@jangteo/native';
import { type RecentProduct, recentProducts } from '@jangteo/storage';
import {
  act,
  answer,
  type FakeRequest,
  holdBack,
  product,
  refuse,
  renderPage,
  requestsTo,
  screen,
  scrollIntoView,
  waitFor,
  within,
} from '@jangteo/testing';
import { pressToast, questions, toasts } from '@jangteo/testing/overlays';
import { knownLikes } from '../likes/known-likes.ts';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';
import { signIn } from '../testing/member.ts';
import { listOf, shop } from '../testing/samples.ts';

const remote = { routeTable, routes };
const open = (path: string) => renderPage(remote, path);

const productsCall = 'GET /api/v1/user/like/product';
const storesCall = 'GET /api/v1/user/like/shop';
const unlike = 'DELETE /api/v1/user/like/product';
const mergeCall = 'POST /api/v1/user/recently-viewed-product';
const forgetCall = 'DELETE /api/v1/user/recently-viewed-product';

const categories = [
  { categoryNo: 1, categoryName: '과일', productCount: 2, leafNos: [3, 4] },
  { categoryNo: 2, categoryName: '채소', productCount: 1, leafNos: [5] },
];
let likedProducts: number[];
let likedShops: number[];

beforeEach(() => {
  likedProducts = [1, 2, 3];
  likedShops = [7, 8];
  answer(productsCall, () => ({ ...listOf(likedProducts.map((productNo) => product(productNo))), categories }));
  answer(storesCall, () =>
    listOf(likedShops.map((shopId) => ({ ...shop, shopId, shopName: `${shopId}번 농원`, isLike: true }))),
  );
  answer(unlike, ({ body }) => {
    const { productNo } = body as { productNo: number };
    likedProducts = likedProducts.filter((other) => other !== productNo);
    return { productNo, isLike: false, likeCount: 0 };
  });
  answer('POST /api/v1/user/like/product', ({ body }) => {
    const { productNo } = body as { productNo: number };
    likedProducts = [productNo, ...likedProducts];
    return { productNo, isLike: true, likeCount: 1 };
  });
  answer('DELETE /api/v1/user/like/shop', ({ body }) => {
    const { shopId } = body as { shopId: number };
    likedShops = likedShops.filter((other) => other !== shopId);
    return { shopId, isLike: false, likeCount: 0 };
  });
  answer(mergeCall, { list: [] });
  answer('GET /api/v1/user/like/product/check', { list: [] });
});

const cards = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const tab = (name: string) => screen.findByRole('link', { name });
const asked = (key: Parameters<typeof requestsTo>[0]) => requestsTo(key).map(({ query }) => query);

describe('[RTE-28] a member’s liked products', () => {
  beforeEach(signIn);

  test('are shown with full hearts without a check of likes, beside the counts of the other tabs', async () => {
    await open('/favourite/product');
    expect(await tab('상품 3')).toHaveAttribute('aria-current', 'page');
    expect(await tab('스토어 2')).toHaveAttribute('href', '/favourite/store');
    expect(await tab('최근 본 상품 0')).toHaveAttribute('href', '/favourite/recent');
    expect(cards()).toHaveLength(3);
    for (const heart of screen.getAllByRole('button', { name: /찜하기$/ })) expect(heart).toBePressed();
  });

  test('[SHP-06] [SHP-07] follow the likes of other tabs and of the app, with no heart to check', async () => {
    await open('/favourite/product');
    const heart = (number: number) => screen.findByRole('button', { name: new RegExp(`사과 ${number}호 찜하기`) });
    const newValue = JSON.stringify({ productNo: 1, likeMode: false });
    window.localStorage.setItem('appProductLike', newValue);
    await heart(1);
    // What follows the likes is loaded after the hearts.
    await waitFor(async () => {
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'appProductLike', newValue })));
      expect(await heart(1)).not.toBePressed();
    });
    act(() => passOn({ name: 'appProductLike', productNo: 2, likeMode: false }));
    expect(await heart(2)).not.toBePressed();
    expect(await heart(3)).toBePressed();
    expect(requestsTo('GET /api/v1/user/like/product/check')).toHaveLength(0);
  });

  test('[SHP-06] are filtered by category, reduced price and availability, in the address', async () => {
    const { user, location } = await open('/favourite/product');
    await user.click(await screen.findByRole('link', { name: '할인 중' }));
    await user.click(screen.getByRole('link', { name: '구매 가능' }));
    await user.click(screen.getByRole('link', { name: '과일 2' }));
    expect(location()).toBe('/favourite/product?categoryNo=1&isSale=true&isAvailable=true');
    await waitFor(() =>
      expect(asked(productsCall).at(-1)).toEqual({
        categoryNo: '1',
        isSale: 'true',
        isAvailable: 'true',
        page: '1',
        limit: '20',
      }),
    );
    await user.click(screen.getByRole('link', { name: '할인 중' }));
    expect(location()).toBe('/favourite/product?categoryNo=1&isAvailable=true');
    await user.click(screen.getByRole('link', { name: '전체' }));
    expect(location()).toBe('/favourite/product');
  });

  test('show a message where none fits the filter, and where there is none at all', async () => {
    likedProducts = [];
    await open('/favourite/product?isSale=true');
    expect(await screen.findByText('조건에 맞는 찜한 상품이 없어요.')).toBeVisible();
    expect(screen.getByRole('link', { name: '조건 모두 지우기' })).toHaveAttribute('href', '/favourite/product');
    await open('/favourite/product');
    expect(await screen.findByText('아직 찜한 상품이 없어요.')).toBeVisible();
    expect(screen.getByRole('link', { name: '오늘의 특가 보러 가기' })).toHaveAttribute('href', '/');
  });

  test('are not filtered by a category that no longer exists', async () => {
    refuse(productsCall, { status: 404, code: 8, message: '없음' });
    await open('/favourite/product?categoryNo=9');
    expect(await screen.findByText('조건에 맞는 찜한 상품이 없어요.')).toBeVisible();
  });

  test('[SHP-08] can be retried after a failure, and load the next page on scroll', async () => {
    refuse(productsCall, { status: 500, code: 5, message: '오류' });
    const { user } = await open('/favourite/product');
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    answer(productsCall, ({ query }: FakeRequest) => {
      const page = Number(query.page);
      return { ...listOf([product(page)], { page, hasNext: page === 1, totalCount: 2 }), categories };
    });
    await user.click(retry);
    await waitFor(() => expect(cards()).toHaveLength(1));
    act(scrollIntoView);
    await waitFor(() => expect(cards()).toHaveLength(2));
  });

  test('[SHP-06] keep their place when a heart is emptied, and both counts go down and up again', async () => {
    const { user } = await open('/favourite/product');
    const heart = await screen.findByRole('button', { name: /사과 2호 찜하기/ });
    await user.click(heart);
    expect(await tab('상품 2')).toBeVisible();
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('상품 2개');
    expect(cards()).toHaveLength(3);
    await user.click(heart);
    expect(await tab('상품 3')).toBeVisible();
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('상품 3개');
  });

  test('[SHP-06] are counted by category without those whose hearts were emptied', async () => {
    answer(productsCall, {
      ...listOf([product(1), product(2, { categoryNo: 4 }), product(3, { categoryNo: 5 })]),
      categories,
    });
    const { user } = await open('/favourite/product');
    const chips = () => screen.getAllByRole('link', { name: /^(과일|채소)/ }).map(({ textContent }) => textContent);
    const heart = await screen.findByRole('button', { name: /사과 2호 찜하기/ });
    expect(chips()).toEqual(['과일 2', '채소 1']);
    await user.click(heart);
    await waitFor(() => expect(chips()).toEqual(['과일 1', '채소 1']));
    await user.click(screen.getByRole('button', { name: /사과 3호 찜하기/ }));
    await waitFor(() => expect(chips()).toEqual(['과일 1', '채소 0']));
    await user.click(heart);
    await waitFor(() => expect(chips()).toEqual(['과일 2', '채소 0']));
  });

  test('[SHP-06] can be removed together, and restored', async () => {
    const { user } = await open('/favourite/product');
    await user.click(await screen.findByRole('button', { name: '편집' }));
    await user.click(screen.getByRole('checkbox', { name: /사과 1호/ }));
    await user.click(screen.getByRole('checkbox', { name: /사과 3호/ }));
    await user.click(screen.getByRole('button', { name: '2개 찜에서 빼기' }));
    await waitFor(() => expect(cards()).toEqual(['새벽에 딴 사과 2호']));
    await waitFor(() => expect(toasts()).toEqual(['2개를 찜에서 뺐어요.']));
    expect(likedProducts).toEqual([2]);
    pressToast('되돌리기');
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(likedProducts.toSorted()).toEqual([1, 2, 3]);
  });

  test('[SHP-06] that could not be removed are shown again', async () => {
    refuse(unlike, { status: 500, code: 5, message: '오류' });
    const { user } = await open('/favourite/product');
    await user.click(await screen.findByRole('button', { name: '편집' }));
    await user.click(screen.getByRole('button', { name: '전체 선택' }));
    await user.click(screen.getByRole('button', { name: '3개 찜에서 빼기' }));
    await waitFor(() => expect(toasts()).toEqual(['3개는 빼지 못했어요.']));
    await waitFor(() => expect(cards()).toHaveLength(3));
  });
});

test('[RTE-28] a member’s liked stores are shown, and may be taken out together', async () => {
  signIn();
  const { user } = await open('/favourite/store');
  expect(await screen.findByRole('link', { name: '7번 농원' })).toHaveAttribute('href', '/store/7');
  await user.click(screen.getByRole('button', { name: '편집' }));
  await user.click(screen.getByRole('button', { name: '전체 선택' }));
  await user.click(screen.getByRole('button', { name: '2개 찜에서 빼기' }));
  expect(await screen.findByText('아직 찜한 스토어가 없어요.')).toBeVisible();
  expect(likedShops).toEqual([]);
});

test('[SHP-06] both counts of a member’s liked stores go down when a heart is emptied in another tab', async () => {
  signIn();
  await open('/favourite/store');
  await tab('스토어 2');
  act(() => knownLikes.set({ kind: 'shop', id: 7 }, false));
  expect(await tab('스토어 1')).toBeVisible();
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('스토어 1곳');
});

describe('[RTE-28] [BRG-07] the recently viewed list', () => {
  const view = (...numbers: number[]) => {
    for (const productNo of numbers) recentProducts.add(product(productNo) as RecentProduct);
  };
  const remove = (name: RegExp) => screen.findByRole('button', { name });

  test('of a visitor comes from the browser, newest first', async () => {
    view(1, 2);
    recentProducts.add({ productNo: 3, isLike: false });
    const { head } = await open('/favourite/recent');
    expect(await tab('최근 본 상품 2')).toHaveAttribute('aria-current', 'page');
    expect(cards()).toEqual(['새벽에 딴 사과 2호', '새벽에 딴 사과 1호']);
    expect(requestsTo(mergeCall)).toHaveLength(0);
    expect(head().title).toBe('최근 본 상품 | 장터');
  });

  test('can be cleared one by one, or as a whole', async () => {
    view(1, 2, 3);
    const { user } = await open('/favourite/recent');
    await user.click(await remove(/사과 2호 지우기/));
    expect(cards()).toEqual(['새벽에 딴 사과 3호', '새벽에 딴 사과 1호']);
    pressToast('되돌리기');
    expect(cards()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: '모두 지우기' }));
    await waitFor(() => expect(questions()).toHaveLength(1));
    act(() => questions()[0]?.answer(false));
    expect(cards()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: '모두 지우기' }));
    await waitFor(() => expect(questions()).toHaveLength(1));
    act(() => questions()[0]?.answer(true));
    expect(await screen.findByText('최근 본 상품이 없어요.')).toBeVisible();
    expect(recentProducts.list()).toEqual([]);
  });

  test('keeps the focus where a product was removed by keyboard, and at last on the way to today’s deals', async () => {
    view(1, 2, 3);
    const { user } = await open('/favourite/recent');
    (await remove(/사과 2호 지우기/)).focus();
    await user.keyboard('{Enter}');
    expect(await remove(/사과 1호 지우기/)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await remove(/사과 3호 지우기/)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('link', { name: '오늘의 특가 보러 가기' })).toHaveFocus();
  });

  test('of a member is shared by all devices: new views are sent once', async () => {
    signIn();
    view(1);
    answer(mergeCall, { list: [product(1), product(9)] });
    await open('/favourite/recent');
    await waitFor(() => expect(cards()).toEqual(['새벽에 딴 사과 1호', '새벽에 딴 사과 9호']));
    expect(requestsTo(mergeCall)).toMatchObject([{ body: { products: [{ productNo: 1 }] } }]);
    await open('/favourite/recent');
    await waitFor(() => expect(requestsTo(mergeCall)).toHaveLength(2));
    expect(requestsTo(mergeCall)[1]).toMatchObject({ body: { products: [] } });
  });

  test('of a member keeps what is viewed while the list is on its way', async () => {
    signIn();
    view(1);
    answer(mergeCall, { list: [product(1), product(9)] });
    const release = holdBack(mergeCall);
    await open('/favourite/recent');
    await waitFor(() => expect(requestsTo(mergeCall)).toHaveLength(1));
    view(2);
    release();
    await waitFor(() => expect(cards()).toEqual(['새벽에 딴 사과 2호', '새벽에 딴 사과 1호', '새벽에 딴 사과 9호']));
    answer(mergeCall, { list: [product(2), product(1), product(9)] });
    await open('/favourite/recent');
    await waitFor(() => expect(requestsTo(mergeCall)).toHaveLength(2));
    expect(requestsTo(mergeCall)[1]).toMatchObject({ body: { products: [{ productNo: 2 }] } });
  });

  test('of a member is cleared on all devices, or on none', async () => {
    signIn();
    answer(mergeCall, { list: [product(1), product(2)] });
    answer(forgetCall, {});
    const { user } = await open('/favourite/recent');
    await user.click(await remove(/사과 1호 지우기/));
    await waitFor(() => expect(requestsTo(forgetCall)).toMatchObject([{ body: { productNos: [1] } }]));
    refuse(forgetCall, { status: 500, code: 5, message: '오류' });
    await user.click(await remove(/사과 2호 지우기/));
    await waitFor(() => expect(toasts()).toContain('지우지 못했어요. 잠시 뒤에 다시 시도해 주세요.'));
    expect(cards()).toEqual(['새벽에 딴 사과 2호']);
  });

  test('of a member gets back only what the server has kept, not what was removed meanwhile', async () => {
    signIn();
    answer(mergeCall, { list: [product(1), product(2), product(3)] });
    const { user } = await open('/favourite/recent');
    refuse(forgetCall, { status: 500, code: 5, message: '오류' });
    const release = holdBack(forgetCall);
    await user.click(await remove(/사과 2호 지우기/));
    answer(forgetCall, {});
    await user.click(await remove(/사과 1호 지우기/));
    await waitFor(() => expect(toasts()).toContain('최근 본 상품에서 지웠어요.'));
    release();
    await waitFor(() => expect(cards()).toEqual(['새벽에 딴 사과 2호', '새벽에 딴 사과 3호']));
  });

  test('of a member gets back by the toast what was removed last, in its place', async () => {
    signIn();
    answer(mergeCall, { list: [product(1), product(2), product(3)] });
    answer(forgetCall, {});
    const { user } = await open('/favourite/recent');
    await user.click(await remove(/사과 2호 지우기/));
    await waitFor(() => expect(toasts()).toContain('최근 본 상품에서 지웠어요.'));
    const release = holdBack(forgetCall);
    await user.click(await remove(/사과 1호 지우기/));
    answer(mergeCall, { list: [product(2), product(3)] });
    const merge = holdBack(mergeCall);
    pressToast('되돌리기');
    expect(cards()).toEqual(['새벽에 딴 사과 2호', '새벽에 딴 사과 3호']);
    release();
    merge();
    await waitFor(() => expect(requestsTo(mergeCall)).toHaveLength(2));
  });
});
