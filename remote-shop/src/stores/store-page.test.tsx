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
import { listOf, shopInfo } from '../testing/samples.ts';

const remote = { routeTable, routes };
const infoCall = 'GET /api/v1/display/shop/info';
const productsCall = 'GET /api/v1/display/shop/product';

function answerStore(products = [product(1), product(2)]) {
  answer(infoCall, shopInfo());
  answer(productsCall, ({ query }) => listOf(query.minPrice ? products.slice(0, 1) : products));
}
const openStore = (query = '') => renderPage(remote, `/store/7${query}`);
const lastAsked = () => requestsTo(productsCall).at(-1)?.query;
const list = () => screen.getByRole('region', { name: '햇살농원 상품' });

beforeAll(() => {
  // jsdom has the dialog element without its methods.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

test('[SHP-03] [RTE-10] a store shows its name, its likes, its seller and its products', async () => {
  answerStore();
  const { head } = await openStore();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('햇살농원경북');
  expect(screen.getByRole('button', { name: '햇살농원 찜하기, 찜한 사람 1,204' })).not.toBePressed();
  expect(screen.getByText('123-45-67890')).toBeInTheDocument();
  expect(within(list()).getAllByRole('article')).toHaveLength(2);
  expect(within(list()).getByText(/^상품/)).toHaveTextContent('상품 2개');
  expect(lastAsked()).toEqual({ shopId: '7', sortOption: 'popular', page: '1', limit: '20' });
  expect(head()).toMatchObject({ title: '햇살농원 | 장터 스토어', image: '/img/farm-1/share' });
});

test('[SHP-03] filters and order in the address are requested before the page is rendered', async () => {
  answerStore();
  await openStore('?sortOption=priceLow&minPrice=10000&maxPrice=30000&minSaleRate=20&categoryNo=31');
  expect(requestsTo(productsCall)).toHaveLength(1);
  expect(lastAsked()).toMatchObject({
    sortOption: 'priceLow',
    minPrice: '10000',
    maxPrice: '30000',
    minSaleRate: '20',
    categoryNo: '31',
  });
  const chips = within(screen.getByRole('list', { name: '고른 조건' })).getAllByRole('link');
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    '사과 지우기',
    '10,000~30,000원 지우기',
    '20% 이상 할인 지우기',
    '초기화',
  ]);
});

test('[SHP-03] after a filter is removed by keyboard, the focus is on the next one, and at last on the button', async () => {
  answerStore();
  const { user } = await openStore('?minPrice=10000&minSaleRate=20');
  const chip = (name: RegExp) => screen.findByRole('link', { name });
  (await chip(/원 이상 지우기|10,000원.* 지우기/)).focus();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await chip(/20% 이상 할인 지우기/)).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: '필터' })).toHaveFocus());
});

test('[SHP-03] unknown values in the address are ignored', async () => {
  answerStore();
  await openStore('?sortOption=best&minPrice=-5&minSaleRate=900&maxPrice=abc');
  expect(lastAsked()).toEqual({ shopId: '7', sortOption: 'popular', page: '1', limit: '20' });
});

test('[SHP-03] a filter shows its count before it is applied, and then stands in the address', async () => {
  answerStore();
  const { user, location } = await openStore();
  await user.click(screen.getByRole('button', { name: '필터' }));
  const sheet = screen.getByRole('dialog', { name: '필터' });
  await user.click(within(sheet).getByRole('radio', { name: '10,000~30,000원' }));
  await user.click(await within(sheet).findByRole('button', { name: '상품 1개 보기' }));
  expect(location()).toBe('/store/7?minPrice=10000&maxPrice=30000');
  expect(within(list()).getAllByRole('article')).toHaveLength(1);
  // The count came with the list, which is not requested again.
  expect(requestsTo(productsCall)).toHaveLength(2);
  expect(screen.getByRole('button', { name: '필터 1' })).toBeVisible();

  await user.click(screen.getByRole('link', { name: '10,000~30,000원 지우기' }));
  expect(location()).toBe('/store/7');
  expect(within(list()).getAllByRole('article')).toHaveLength(2);
});

test('[SHP-03] another order keeps the filters, and the products until the new ones have loaded', async () => {
  answerStore();
  const { user, location } = await openStore('?minPrice=10000');
  const release = holdBack(productsCall);
  await user.click(screen.getByRole('button', { name: '인기순' }));
  await user.click(screen.getByRole('link', { name: '낮은 가격순' }));
  expect(location()).toBe('/store/7?sortOption=priceLow&minPrice=10000');
  expect(within(list()).getAllByRole('article')).toHaveLength(1);
  expect(list().querySelector('[aria-busy=true]')).toBeInTheDocument();
  act(release);
  await waitFor(() => expect(list().querySelector('[aria-busy=true]')).not.toBeInTheDocument());
});

test('[SHP-08] filters without results can be removed', async () => {
  answerStore([]);
  await openStore('?minPrice=50000');
  expect(screen.getByRole('link', { name: '조건 모두 지우기' })).toHaveAttribute('href', '/store/7#products');
});

test('[SHP-08] a store without products links to others', async () => {
  answerStore([]);
  await openStore();
  expect(screen.getByText('아직 파는 상품이 없어요.')).toBeVisible();
  expect(screen.queryByRole('button', { name: '필터' })).not.toBeInTheDocument();
});

test('[SHP-08] failed products leave the rest of the store’s page, and can be retried', async () => {
  answerStore();
  refuse(productsCall, { status: 500, code: 5, message: '오류' });
  const { user } = await openStore();
  const retry = await within(list()).findByRole('button', { name: '다시 시도' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('햇살농원');
  answerStore();
  await user.click(retry);
  expect(await within(list()).findAllByRole('article')).toHaveLength(2);
});

test('[RTE-01] a store that does not exist leads to /404', async () => {
  answerStore();
  refuse(infoCall, { status: 404, code: 8, message: '없음' });
  await expect(openStore()).rejects.toThrow(NotFound);
});
