import { type ShopPage, shopLink } from '@jangteo/contract/links';
import type { FastifyInstance } from 'fastify';
import { buildOutside } from '../app.ts';

const origin = 'http://shop.test';
let app: FastifyInstance;

beforeEach(async () => {
  app = await buildOutside({ marketUrl: 'http://market.test', logger: false });
});
afterEach(() => app.close());

const get = (url: string, cookie = '') => app.inject({ url, headers: { cookie } });
const post = (url: string, body: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(body).toString(),
  });

const titles: Record<ShopPage, string> = {
  login: '로그인',
  loginResult: '로그인되었습니다',
  logout: '로그아웃되었습니다',
  orders: '주문·배송 조회',
  basket: '장바구니',
  addresses: '배송지 관리',
  coupons: '쿠폰',
  likedProducts: '관심상품',
  recentlyViewed: '최근 본 상품',
  pointHistory: '적립금 내역',
};

test.each(Object.entries(titles))("[NAV-09] the market's links reach the page %s", async (page, title) => {
  const { pathname } = new URL(shopLink(origin, page as ShopPage));
  const { statusCode, body } = await get(pathname, 'member=demo');
  expect(statusCode).toBe(200);
  expect(body).toContain(`<h1>${title}</h1>`);
  expect(body).toContain('href="http://market.test"');
});

test('a product page records its tracking parameters', async () => {
  const query = 'source=apple-1&nt_source=apple-1&nt_medium=apple-1';
  const page = await get(`/${encodeURIComponent('햇살농장')}/products/42?${query}`);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('햇살농장 상품 42번');

  const { list } = (await get('/records.json')).json();
  expect(list).toEqual([
    {
      at: expect.any(String),
      shop: '햇살농장',
      productId: 42,
      parameters: { source: 'apple-1', nt_source: 'apple-1', nt_medium: 'apple-1' },
    },
  ]);
  expect((await get('/records')).body).toContain('nt_medium = apple-1');
});

test('the number of records is limited', async () => {
  for (let number = 1; number <= 205; number++) await get(`/farm/products/${number}`);
  const { list } = (await get('/records.json')).json();
  expect(list).toHaveLength(200);
  expect(list[0].productId).toBe(205);
});

test('parameters and shop names are escaped', async () => {
  const script = '<script>alert(1)</script>';
  await get(`/${encodeURIComponent(script)}/products/1?${encodeURIComponent(script)}=${encodeURIComponent(script)}`);
  expect((await get('/records')).body).not.toContain('<script>');
});

test('a customer signs in and is redirected', async () => {
  const refused = await get('/my/orders');
  expect(refused.statusCode).toBe(303);
  expect(refused.headers.location).toBe('/login?returnUrl=%2Fmy%2Forders');

  const signedIn = await post('/login', { returnUrl: '/my/orders' });
  expect(signedIn.headers.location).toBe('/login/result?returnUrl=%2Fmy%2Forders');
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0];
  expect((await get('/login/result?returnUrl=/my/orders', cookie)).body).toContain('href="/my/orders">계속하기');
  expect((await get('/my/orders', cookie)).body).toContain('배송 중');
  expect((await get('/logout', cookie)).headers['set-cookie']).toContain('Max-Age=0');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'a login does not redirect to %s',
  async (returnUrl) => {
    const { headers } = await post('/login', { returnUrl });
    expect(headers.location).toBe('/login/result?returnUrl=%2Fmy%2Forders');
  },
);

test.each([
  ['%2Fmy-page%3Ftab%3D1', 'http://market.test/my-page?tab=1'],
  ['%2F%2Fevil.example', 'http://market.test'],
  ['https%3A%2F%2Fevil.example', 'http://market.test'],
])('[NAV-08] a customer who came from %s gets a link back to %s', async (path, address) => {
  expect((await get('/basket', `shopReturnPath=${path}`)).body).toContain(`<a href="${address}">← 장터로 돌아가기`);
});

test('products put into the basket stay there, and viewed products are remembered', async () => {
  const added = await post('/basket', { shop: '햇살농장', productId: '42' });
  expect(added.statusCode).toBe(303);
  const basket = String(added.headers['set-cookie']).split(';')[0];
  expect((await get('/basket', basket)).body).toContain('상품 42번');

  const viewed = await get('/farm/products/7');
  const recent = String(viewed.headers['set-cookie']).split(';')[0];
  expect((await get('/my/recently-viewed', recent)).body).toContain('상품 7번');
});

describe('points', () => {
  const ask = (method: 'PUT' | 'GET', path: string, points?: string) =>
    app.inject({
      method,
      url: `/api/customers/${path}`,
      headers: { authorization: 'Bearer shop-stand-in', 'content-type': 'application/x-www-form-urlencoded' },
      ...(points && { payload: `points=${points}` }),
    });
  beforeEach(() => ask('PUT', 'one'));

  test('are granted once for each key, can be queried, and are listed in the history', async () => {
    expect((await ask('GET', 'one/points/a')).statusCode).toBe(404);
    for (const _ of [1, 2])
      expect((await ask('PUT', 'one/points/a', '1200')).json()).toEqual({ grantKey: 'a', points: 1200 });
    expect((await ask('GET', 'one/points/a')).json()).toEqual({ grantKey: 'a', points: 1200 });
    expect((await app.inject('/control/shop/points')).json().list).toEqual([
      { customerKey: 'one', grantKey: 'a', points: 1200, at: expect.any(String), requests: 2 },
    ]);
    expect((await get('/my/points', 'member=demo')).body).toContain('+1,200원');
  });

  test.each([
    ['nobody/points/a', '1200', 404],
    ['one/points/a', '0', 422],
    ['one/points/a', 'many', 422],
  ])('%s %s is refused', async (path, points, status) => {
    expect((await ask('PUT', path, points)).statusCode).toBe(status);
  });

  test('a key cannot be used for another grant', async () => {
    await ask('PUT', 'one/points/a', '1200');
    expect((await ask('PUT', 'one/points/a', '1300')).statusCode).toBe(409);
  });
});

test("[NAV-07] a seller's shop has a home page with the viewed products", async () => {
  const front = `/${encodeURIComponent('햇살농장')}`;
  const page = await get(front);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<h1>햇살농장</h1>');
  const viewed = await get(`${front}/products/7`);
  const recent = String(viewed.headers['set-cookie']).split(';')[0];
  expect((await get(front, recent)).body).toContain('상품 7번');
  expect((await get('/farm', recent)).body).not.toContain('상품 7번');
});

test.each(['/farm/products/abc', '/farm/nowhere', '/favicon.ico'])('%s gives 404 with a page', async (path) => {
  const { statusCode, body } = await get(path);
  expect(statusCode).toBe(404);
  expect(body).toContain('페이지를 찾을 수 없습니다');
});

test('responds to a health check', async () => {
  expect((await get('/live')).json()).toEqual({ status: 'ok' });
});

describe('prices', () => {
  const page = '/farm/products/7';
  const ask = (of = `http://shop.test${page}`, key = 'shop-stand-in') =>
    app.inject({ url: `/api/prices?page=${encodeURIComponent(of)}`, headers: { authorization: `Bearer ${key}` } });

  test('are returned to clients with the key once the seller has changed them', async () => {
    expect((await ask()).statusCode).toBe(404);
    expect((await get(page)).body).toContain('장터에 보이는 가격과 같음');
    expect((await post(`${page}/price`, { price: '13500' })).body).toContain('farm 상품 7번: 13,500원');
    expect((await ask()).json()).toEqual({ price: 13_500 });
    expect((await get(page)).body).toContain('<td>13,500원</td>');
    expect((await ask(undefined, 'guessed')).statusCode).toBe(401);
  });

  test.each(['-1', '1.5', '', 'free'])('%j is not accepted', async (price) => {
    expect((await post(`${page}/price`, { price })).statusCode).toBe(422);
    expect((await ask()).statusCode).toBe(404);
  });

  test.each(['', 'farm', 'http://shop.test/farm', 'http://shop.test/farm/products/x'])(
    '%j is no page of a product',
    async (of) => {
      expect((await ask(of)).statusCode).toBe(404);
    },
  );
});
