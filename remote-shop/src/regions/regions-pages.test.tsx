import { NotFound } from '@jangteo/navigation';
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
import { listOf, region, shop, shopInfo } from '../testing/samples.ts';

const remote = { routeTable, routes };
const open = (path: string) => renderPage(remote, path);
const regionsCall = 'GET /api/v1/display/home/local';
const regionCall = 'GET /api/v2/display/local/stores';
const storeCall = 'GET /api/v2/display/local/stores/:shopId';

const regionReply = {
  region: { localCode: '47', localName: '경북', fullName: '경상북도', specialty: '꿀사과', imageUrl: '/img/apple-1' },
  neighbours: [{ localCode: '27', localName: '대구' }],
};
const withProducts = { shop, products: [product(1), product(2), product(3)] };

test('[SHP-03] [RTE-09] the map links to all 17 provinces, the list shows their specialties', async () => {
  answer(regionsCall, { list: [region] });
  await open('/local-main');
  const map = screen.getByRole('navigation', { name: '지도에서 지역 고르기' });
  const codes = within(map)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(new Set(codes).size).toBe(17);
  expect(within(map).getByRole('link', { name: '강원' })).toHaveAttribute('href', '/local/51');
  expect(within(map).getByRole('link', { name: '전북' })).toHaveAttribute('href', '/local/52');
  expect(screen.getByRole('region', { name: '고장마다 자랑하는 맛' })).toHaveTextContent('전남 완도 전복');
});

test('[SHP-08] the map is shown even if the list of regions fails', async () => {
  refuse(regionsCall, { status: 500, code: 5, message: '오류' });
  await open('/local-main');
  expect(await screen.findByRole('alert')).toHaveTextContent('불러오지 못했어요.');
  expect(screen.getByRole('link', { name: '제주' })).toHaveAttribute('href', '/local/50');
});

test('[SHP-03] [RTE-09] a region shows its stores with products, and links to its neighbours', async () => {
  answer(regionCall, ({ query }) => {
    const page = Number(query.page);
    const { list: _list, ...paging } = listOf([], { page, hasNext: page < 2, totalCount: 2 });
    return { ...regionReply, ...paging, list: [{ ...withProducts, shop: { ...shop, shopId: page } }] };
  });
  const { head } = await open('/local/47');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('경상북도');
  expect(screen.queryByRole('link', { name: '대구' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /햇살농원/ })).toHaveAttribute('href', '/local/store/47/1');
  act(scrollIntoView);
  await waitFor(() => expect(screen.getAllByRole('link', { name: /햇살농원/ })).toHaveLength(2));
  expect(screen.getByRole('link', { name: '대구' })).toHaveAttribute('href', '/local/27');
  expect(head()).toMatchObject({ title: '경상북도 특산물 | 장터', image: '/img/apple-1/share' });
});

test('[SHP-08] a region without stores links to others', async () => {
  answer(regionCall, { ...regionReply, ...listOf([]) });
  await open('/local/47');
  expect(screen.getByRole('link', { name: '전국 스토어 보기' })).toHaveAttribute('href', '/store');
});

test('[SHP-03] [RTE-09] a store below a region shows the store’s page', async () => {
  answer(storeCall, shopInfo());
  answer('GET /api/v1/display/shop/product', listOf([product(1)]));
  await open('/local/store/47/7');
  expect(requestsTo(storeCall)).toMatchObject([{ params: { shopId: '7' }, query: { localCode: '47' } }]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('햇살농원');
  expect(screen.getByRole('article')).toBeVisible();
});

test.each(['/local/4', '/local/470', '/local/99', '/local/abc', '/local/store/47/9'])(
  '[RTE-01] %s ends at /404',
  async (path) => {
    refuse(regionCall, { status: 404, code: 8, message: '없음' });
    refuse(storeCall, { status: 404, code: 8, message: '없음' });
    answer('GET /api/v1/display/shop/product', listOf([product(1)]));
    await expect(open(path)).rejects.toThrow(NotFound);
  },
);
