import { passOn } from '@jangteo/native';
import {
  act,
  answer,
  answerRaw,
  type FakeRequest,
  holdBack,
  product,
  refuse,
  renderPage,
  requestsTo,
  screen,
  scrollIntoView,
  waitFor,
} from '@jangteo/testing';
import { pressToast, questions, toasts } from '@jangteo/testing/overlays';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';
import { refuseUntilSignedUp, signIn } from '../testing/member.ts';
import { dealDetail, listOf, shopInfo } from '../testing/samples.ts';

const remote = { routeTable, routes };
const open = (path: string) => renderPage(remote, path);

const like = 'POST /api/v1/user/like/product';
const unlike = 'DELETE /api/v1/user/like/product';
const likeShop = 'POST /api/v1/user/like/shop';
const checkProducts = 'GET /api/v1/user/like/product/check';
const checkShops = 'GET /api/v1/user/like/shop/check';

const heart = (name = /새벽에 딴 사과 1호 찜하기/) => screen.getByRole('button', { name });
const liked = (name?: RegExp) => waitFor(() => expect(heart(name)).toBePressed());
const notLiked = (name?: RegExp) => waitFor(() => expect(heart(name)).not.toBePressed());

/** The likes that the server has stored. */
let atServer: { product: Set<number>; shop: Set<number> };

beforeEach(() => {
  atServer = { product: new Set(), shop: new Set() };
  answer('GET /api/v1/display/shop/info', shopInfo());
  answer('GET /api/v1/display/shop/product', listOf([product(1), product(2)]));
  answer(checkProducts, ({ query }) => ({
    list: numbers(query.productNos).map((productNo) => ({ productNo, isLike: atServer.product.has(productNo) })),
  }));
  answer(checkShops, ({ query }) => ({
    list: numbers(query.shopIds).map((shopId) => ({ shopId, isLike: atServer.shop.has(shopId) })),
  }));
  answer(like, storeProduct(true));
  answer(unlike, storeProduct(false));
  answer(likeShop, storeShop(true));
  answer('DELETE /api/v1/user/like/shop', storeShop(false));
});

const numbers = (text = '') => text.split(',').map(Number);

function storeProduct(isLike: boolean) {
  return ({ body }: FakeRequest) => {
    const { productNo } = body as { productNo: number };
    if (isLike) atServer.product.add(productNo);
    else atServer.product.delete(productNo);
    return { productNo, isLike, likeCount: 1 };
  };
}

function storeShop(isLike: boolean) {
  return ({ body }: FakeRequest) => {
    const { shopId } = body as { shopId: number };
    if (isLike) atServer.shop.add(shopId);
    else atServer.shop.delete(shopId);
    return { shopId, isLike, likeCount: 1 };
  };
}

/** The product ids that were sent to the server, in order. */
const sent = () => ({
  liked: requestsTo(like).map(({ body }) => (body as { productNo: number }).productNo),
  unliked: requestsTo(unlike).map(({ body }) => (body as { productNo: number }).productNo),
});

describe('a visitor', () => {
  test('[SHP-06] sends no check of likes, and is led to the login by a heart', async () => {
    const { user, location } = await open('/store/7');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(requestsTo(checkProducts)).toHaveLength(0);
    await user.click(heart());
    await waitFor(() => expect(location()).toBe('/login'));
    expect(sent()).toEqual({ liked: [], unliked: [] });
  });
});

describe('a visitor who comes back from the login', () => {
  /** Presses the heart as a visitor, then signs in. */
  const press = async () => {
    window.history.replaceState({}, '', '/store/7');
    const { user, location } = await open('/store/7');
    await user.click(heart());
    await waitFor(() => expect(location()).toBe('/login'));
    signIn();
  };

  test('[SHP-06] finds the heart filled that was pressed before the login, once', async () => {
    await press();
    await open('/store/7');
    await liked();
    await waitFor(() => expect(toasts()).toEqual(['찜한 상품에 담았어요.']));
    expect(sent()).toEqual({ liked: [1], unliked: [] });
    expect(window.sessionStorage.getItem('shop:wish')).toBeNull();
  });

  test('[SHP-06] [ERR-02] sees the server’s message when the limit is reached', async () => {
    await press();
    refuse(like, { status: 409, code: 91, message: '더는 찜할 수 없어요.' });
    await open('/store/7');
    await waitFor(() => expect(questions()).toMatchObject([{ text: '더는 찜할 수 없어요.' }]));
    await notLiked();
  });

  test.each([
    ['on another page', () => window.history.replaceState({}, '', '/store')],
    ['much later', () => void jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000)],
  ])('[SHP-06] finds no heart filled %s', async (_when, change) => {
    await press();
    change();
    await open('/store/7');
    await waitFor(() => expect(requestsTo(checkProducts)).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(sent().liked).toEqual([]);
  });

  test('[SHP-06] sees no toast for a product that is liked already', async () => {
    await press();
    atServer.product.add(1);
    await open('/store/7');
    await liked();
    expect(sent().liked).toEqual([]);
    expect(toasts()).toEqual([]);
  });
});

test('[SHP-06] a member who has not agreed to the terms is led to the sign-up, also before the profile is known', async () => {
  signIn();
  window.history.replaceState({}, '', '/store/7');
  refuseUntilSignedUp(like);
  const { user, location } = await open('/store/7');
  await user.click(heart());
  await waitFor(() => expect(location()).toBe('/sign-up'));
  expect(toasts()).toEqual([]);
  expect(window.sessionStorage.getItem('shop:wish')).toContain('"like product 1"');
});

describe('a member', () => {
  beforeEach(signIn);

  test('[SHP-06] has all hearts of a screen checked in one call for each kind', async () => {
    atServer.product.add(2);
    atServer.shop.add(7);
    await open('/store/7');
    await liked(/사과 2호 찜하기/);
    await liked(/햇살농원 찜하기/);
    expect(heart()).not.toBePressed();
    expect(requestsTo(checkProducts).map(({ query }) => query)).toEqual([{ productNos: '1,2' }]);
    expect(requestsTo(checkShops).map(({ query }) => query)).toEqual([{ shopIds: '7' }]);
  });

  test('[SHP-06] has only the new products of a list’s next page checked', async () => {
    answer('GET /api/v1/display/shop/product', ({ query }) => {
      const page = Number(query.page);
      return listOf(page === 1 ? [product(1), product(2)] : [product(2), product(3)], { page, hasNext: page === 1 });
    });
    await open('/store/7');
    await waitFor(() => expect(requestsTo(checkProducts)).toHaveLength(1));
    act(scrollIntoView);
    await waitFor(() => expect(requestsTo(checkProducts)).toHaveLength(2));
    expect(requestsTo(checkProducts)[1]?.query).toEqual({ productNos: '3' });
  });

  test('[SHP-06] sees the heart filled before the server responds, and can take the like back by the toast', async () => {
    const { user } = await open('/store/7');
    const release = holdBack(like);
    await user.click(heart());
    await liked();
    expect(toasts()).toEqual([]);
    release();
    await waitFor(() => expect(toasts()).toEqual(['찜한 상품에 담았어요.']));
    pressToast('되돌리기');
    await notLiked();
    await waitFor(() => expect(toasts()).toEqual(['찜한 상품에서 뺐어요.']));
    expect(sent()).toEqual({ liked: [1], unliked: [1] });
  });

  test('[SHP-06] says where a product is liked: the page, and of a tapped heart its place in the list; not of a store', async () => {
    window.history.replaceState(null, '', '/store/7');
    const { user } = await open('/store/7');
    await user.click(heart(/사과 2호 찜하기/));
    await waitFor(() => expect(sent().liked).toEqual([2]));
    pressToast('되돌리기');
    await waitFor(() => expect(sent().unliked).toEqual([2]));
    await user.click(heart(/햇살농원 찜하기/));
    await waitFor(() => expect(requestsTo(likeShop)).toHaveLength(1));
    expect([like, unlike, likeShop].map((call) => requestsTo(call as typeof like)[0]?.body)).toEqual([
      { productNo: 2, userEventData: { page_name: 'stores detail', list_component: 'products', order: 2 } },
      { productNo: 2, userEventData: { page_name: 'stores detail' } },
      { shopId: 7 },
    ]);
  });

  test('[SHP-06] taps quickly: one call is in flight at a time, and the last tap wins', async () => {
    const { user } = await open('/store/7');
    const release = holdBack(like);
    await user.click(heart());
    await waitFor(() => expect(sent().liked).toEqual([1]));
    await user.click(heart());
    await user.click(heart());
    await user.click(heart());
    expect(heart()).not.toBePressed();
    expect(sent()).toEqual({ liked: [1], unliked: [] });
    release();
    await waitFor(() => expect(sent()).toEqual({ liked: [1], unliked: [1] }));
    await notLiked();
  });

  test('[SHP-06] taps twice while the like is saved: no further call is sent', async () => {
    const { user } = await open('/store/7');
    const release = holdBack(like);
    await user.click(heart());
    await waitFor(() => expect(sent().liked).toEqual([1]));
    await user.click(heart());
    await user.click(heart());
    release();
    await liked();
    await waitFor(() => expect(toasts()).toEqual(['찜한 상품에 담았어요.']));
    expect(sent()).toEqual({ liked: [1], unliked: [] });
  });

  test.each([
    ['91', like, /사과 1호 찜하기/, '찜할 수 있는 상품 수를 넘었습니다.'],
    ['92', likeShop, /햇살농원 찜하기/, '찜할 수 있는 스토어 수를 넘었습니다.'],
  ] as const)(
    '[SHP-06] [ERR-02] code %s alerts the server’s message, and the heart is as before',
    async (code, call, name, message) => {
      refuse(call, { status: 409, code: Number(code) as 91 | 92, message });
      const { user } = await open('/store/7');
      await user.click(heart(name));
      await waitFor(() => expect(questions()).toMatchObject([{ kind: 'alert', text: message }]));
      expect(heart(name)).not.toBePressed();
      expect(toasts()).toEqual([]);
    },
  );

  test('[SHP-06] sees a like that could not be saved taken back, and can retry it', async () => {
    answerRaw(like, '<html>502</html>', 502);
    const { user } = await open('/store/7');
    await user.click(heart());
    await waitFor(() => expect(toasts()).toEqual(['상품을 찜하지 못했어요.']));
    expect(heart()).not.toBePressed();
    answer(like, storeProduct(true));
    pressToast('다시 시도');
    await liked();
    await waitFor(() => expect(toasts()).toEqual(['찜한 상품에 담았어요.']));
  });

  test('[SHP-06] sets a like that a late response to an earlier check does not undo', async () => {
    atServer.product.add(2);
    const release = holdBack(checkProducts);
    const { user } = await open('/store/7');
    await waitFor(() => expect(requestsTo(checkProducts)).toHaveLength(1));
    await user.click(heart());
    await waitFor(() => expect(toasts()).toEqual(['찜한 상품에 담았어요.']));
    release();
    await liked(/사과 2호 찜하기/);
    expect(heart()).toBePressed();
  });

  test('[SHP-06] changes a store’s like count on every screen', async () => {
    const { user } = await open('/store/7');
    await user.click(heart(/햇살농원 찜하기, 찜한 사람 1,204/));
    await liked(/햇살농원 찜하기, 찜한 사람 1,205/);
    await waitFor(() => expect(toasts()).toEqual(['찜한 스토어에 담았어요.']));
    await user.click(heart(/햇살농원/));
    await notLiked(/햇살농원 찜하기, 찜한 사람 1,204/);
    await waitFor(() => expect(toasts()).toEqual(['찜한 스토어에서 뺐어요.']));
  });

  test('[SHP-06] sees all hearts of one product change together', async () => {
    answer('GET /api/v1/display/shop/product', listOf([product(1)]));
    answer('GET /api/v1/display/deal/:id', dealDetail({ product: product(1) }));
    answer('GET /api/v1/display/deal/recommendation', listOf([product(1, { title: '비슷한 사과' })]));
    const { user } = await open('/deal/1');
    await user.click(heart(/비슷한 사과 찜하기/));
    await liked(/새벽에 딴 사과 1호 찜하기/);
    await waitFor(() => expect(sent().liked).toEqual([1]));
  });

  test('[SHP-07] sees likes of the app, which are published to its other web views', async () => {
    await open('/store/7');
    await waitFor(() => expect(requestsTo(checkProducts)).toHaveLength(1));
    act(() => passOn({ name: 'appProductLike', productNo: 1, likeMode: true }));
    await liked();
    expect(JSON.parse(localStorage.getItem('appProductLike') ?? '')).toMatchObject({ productNo: 1, likeMode: true });
    act(() => passOn({ name: 'appProductLike', productNo: 1, likeMode: false }));
    await notLiked();
    expect(sent()).toEqual({ liked: [], unliked: [] });
  });

  test('[SHP-07] publishes likes to the app under the customer’s storage name', async () => {
    const { user } = await open('/store/7');
    await user.click(heart());
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('appProductLike') ?? '{}')).toMatchObject({
        productNo: 1,
        likeMode: true,
      }),
    );
  });

  test.each([
    ['appProductLike', { productNo: 1 }, /사과 1호 찜하기/],
    ['shop:lastShopLike', { shopId: 7 }, /햇살농원 찜하기/],
  ])('[SHP-06] sees likes of another tab (%s)', async (key, what, name) => {
    await open('/store/7');
    await waitFor(() => expect(requestsTo(checkProducts)).toHaveLength(1));
    storedElsewhere(key, { ...what, likeMode: true });
    await liked(name);
    storedElsewhere(key, { ...what, likeMode: 'perhaps' });
    storedElsewhere(key, null);
    expect(heart(name)).toBePressed();
    storedElsewhere(key, { ...what, likeMode: false });
    await notLiked(name);
  });

  test('[SHP-06] saves a like that another tab’s older like does not undo', async () => {
    const { user } = await open('/store/7');
    const release = holdBack(like);
    await user.click(heart());
    await waitFor(() => expect(sent().liked).toEqual([1]));
    storedElsewhere('appProductLike', { productNo: 1, likeMode: false });
    expect(heart()).toBePressed();
    release();
    await waitFor(() => expect(toasts()).toEqual(['찜한 상품에 담았어요.']));
    expect(sent()).toEqual({ liked: [1], unliked: [] });
  });

  test('[SHP-06] has likes checked again when the browser restores the page from its back-forward cache', async () => {
    await open('/store/7');
    await waitFor(() => expect(requestsTo(checkProducts)).toHaveLength(1));
    atServer.product.add(1);
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await liked();
  });

  test('[SHP-06] sees empty hearts after signing out', async () => {
    atServer.product.add(1);
    await open('/store/7');
    await liked();
    act(() => {
      window.localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken1', oldValue: 'Bearer t', newValue: null }));
    });
    await notLiked();
  });
});

function storedElsewhere(key: string, value: object | null): void {
  const newValue = value && JSON.stringify(value);
  if (newValue) window.localStorage.setItem(key, newValue);
  else window.localStorage.removeItem(key);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
}
