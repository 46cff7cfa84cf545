import { codes } from '@jangteo/contract/codes';
import { refuse, succeed } from '../../test/app.ts';
import { breakOutside, type ConnectedApp, mendOutside, openConnectedApp } from '../../test/outside.ts';
import { query } from '../../test/query.ts';

const url = '/api/v1/display/product/seller-price';
interface Product {
  productNo: number;
  url: string;
  discountPrice: number;
}

let market: ConnectedApp;
let products: Product[];
/** A product that no other test has asked for. */
const another = (): Product => products.pop() as Product;

beforeAll(async () => {
  market = await openConnectedApp('market');
  products = await query<Product>(
    market.databaseUrl,
    'SELECT product_no AS "productNo", url, discount_price AS "discountPrice" FROM product WHERE is_displayed ORDER BY 1 LIMIT 100',
  );
});
afterEach(() => mendOutside(market.outside));
afterAll(() => market.close());

const ask = ({ productNo }: Product) =>
  succeed<{ marketPrice: number; sellerPrice: number | null }>(
    market.app,
    `GET ${url}`,
    `${url}?productNo=${productNo}`,
  );
const sellerWants = (product: Product, price: number) =>
  market.outside.inject({
    method: 'POST',
    url: `${new URL(product.url).pathname}/price`,
    payload: { price: `${price}` },
  });

test('[BRG-01] the seller’s present price is returned beside the market’s', async () => {
  const product = another();
  await sellerWants(product, product.discountPrice + 1_500);
  expect(await ask(product)).toEqual({
    marketPrice: product.discountPrice,
    sellerPrice: product.discountPrice + 1_500,
  });
});

test('[SHP-02] the seller’s price is requested again once a deal has begun or ended', async () => {
  const product = another();
  const start = market.clock.now.getTime() + 20_000;
  await query(market.databaseUrl, 'DELETE FROM limited_deal WHERE product_no = $1', [product.productNo]);
  await query(
    market.databaseUrl,
    `INSERT INTO limited_deal (product_no, start_dt, end_dt, stock_total, stock_left, deal_price)
     VALUES ($1, $2, $3, 5, 5, 90)`,
    [product.productNo, new Date(start), new Date(start + 20_000)],
  );
  const told: unknown[] = [];
  for (const price of [80, 70, 60]) {
    await sellerWants(product, price);
    told.push(await ask(product));
    market.clock.forward(20);
  }
  expect(told).toEqual([
    { marketPrice: product.discountPrice, sellerPrice: 80 },
    { marketPrice: 90, sellerPrice: 70 },
    { marketPrice: product.discountPrice, sellerPrice: 60 },
  ]);
});

test('a price is cached for a minute', async () => {
  const product = another();
  await sellerWants(product, 100);
  expect(await ask(product)).toMatchObject({ sellerPrice: 100 });
  await sellerWants(product, 200);
  market.clock.forward(59);
  expect(await ask(product)).toMatchObject({ sellerPrice: 100 });
  market.clock.forward(2);
  expect(await ask(product)).toMatchObject({ sellerPrice: 200 });
});

test('simultaneous callers share one request', async () => {
  const product = another();
  await sellerWants(product, 300);
  await breakOutside(market.outside, 'shop-prices', 'error', 1);
  const answers = await Promise.all([ask(product), ask(product), ask(product)]);
  expect(answers.map(({ sellerPrice }) => sellerPrice)).toEqual([null, null, null]);
});

test.each(['error', 'busy', 'refuse', 'nonsense', 'redirect', 'hang', 'late'])(
  'a shop platform that fails with %s counts as no price, and the visitor does not wait for it',
  async (mode) => {
    const product = another();
    await sellerWants(product, 100);
    await breakOutside(market.outside, 'shop-prices', mode);
    const began = performance.now();
    expect(await ask(product)).toEqual({ marketPrice: product.discountPrice, sellerPrice: null });
    expect(performance.now() - began).toBeLessThan(1_900);
  },
);

test('an unknown price is null', async () => {
  expect(await ask(another())).toMatchObject({ sellerPrice: null });
});

test('a platform that hangs holds a limited number of requests', async () => {
  await breakOutside(market.outside, 'shop-prices', 'hang');
  const held = products.splice(0, 40).map(ask);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const began = performance.now();
  expect(await ask(another())).toMatchObject({ sellerPrice: null });
  expect(performance.now() - began).toBeLessThan(700);
  await Promise.all(held);
});

test('a missing or hidden product has no price', async () => {
  const { productNo } = another();
  await query(market.databaseUrl, 'UPDATE product SET is_displayed = false WHERE product_no = $1', [productNo]);
  for (const missing of [productNo, 2_147_483_647]) {
    expect(await refuse(market.app, { url: `${url}?productNo=${missing}` })).toEqual({
      status: 404,
      code: codes.noData,
    });
  }
  expect(await refuse(market.app, { url })).toEqual({ status: 400, code: codes.required });
});
