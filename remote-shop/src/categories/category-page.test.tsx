import { NotFound } from '@jangteo/navigation';
import { answer, product, refuse, renderPage, requestsTo, screen, waitFor, within } from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';
import { categories, listOf } from '../testing/samples.ts';

const remote = { routeTable, routes };
const open = (path: string) => renderPage(remote, path);
const categoriesCall = 'GET /api/v1/display/web/category';
const productsCall = 'GET /api/v1/display/web/category/product';

function answerCategories() {
  answer(categoriesCall, { path: [], list: categories });
  answer(productsCall, listOf([product(1)]));
}
const namesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('[SHP-04] [RTE-13] one pane chooses a category, the other shows its subcategories', async () => {
  answerCategories();
  const { user, location } = await open('/category');
  const first = screen.getByRole('navigation', { name: '카테고리' });
  expect(namesIn(first)).toEqual(['과일', '수산']);
  expect(screen.getByRole('link', { name: '배' })).toHaveAttribute('href', '/category/detail/0101/010102');
  expect(screen.getByRole('link', { name: '감귤' })).toHaveAttribute('href', '/category/detail/0102');
  await user.click(within(first).getByRole('link', { name: '수산' }));
  expect(location()).toBe('/category?code=02');
  expect(screen.getByRole('link', { name: '조개' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '감귤' })).not.toBeInTheDocument();
});

test('[SHP-04] [RTE-13] a category of level 2 shows its products and its subcategories', async () => {
  answerCategories();
  const { head } = await open('/category/detail/0101?sortOption=new&minSaleRate=20');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('사과·배');
  expect(namesIn(screen.getByRole('navigation', { name: '하위 카테고리' }))).toEqual(['전체', '사과', '배']);
  expect(screen.getByRole('link', { name: '전체' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(requestsTo(productsCall).map(({ query }) => query)).toEqual([
    { categoryCode: '0101', sortOption: 'new', minSaleRate: '20', page: '1', limit: '20' },
  ]);
  expect(head().title).toBe('사과·배 | 장터 카테고리');
});

test('[SHP-04] a list that is cut off says so, and shows no exact count', async () => {
  answer(categoriesCall, { path: [], list: categories });
  const last = { page: 50, hasNext: false };
  answer(productsCall, { ...listOf([product(1)]), ...last, totalCount: 1001 });
  const { user } = await open('/category/detail/0101');
  expect(screen.getByText((_, element) => element?.textContent === '상품 1,000+개')).toBeVisible();
  expect(screen.getByText(/더 찾으시려면 필터로 좁혀 보세요/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '필터' }));
  expect(await screen.findByRole('button', { name: '상품 1,000+개 보기' })).toBeVisible();
});

test('[SHP-04] a complete list shows its count', async () => {
  answer(categoriesCall, { path: [], list: categories });
  answer(productsCall, { ...listOf([product(1)]), totalCount: 1000 });
  await open('/category/detail/0101');
  expect(screen.getByText((_, element) => element?.textContent === '상품 1,000개')).toBeVisible();
  expect(screen.queryByText(/더 찾으시려면/)).not.toBeInTheDocument();
});

test('[SHP-04] a category of level 3 is shown among its siblings', async () => {
  answerCategories();
  await open('/category/detail/0101/010102');
  expect(screen.getByRole('link', { name: '배' })).toHaveAttribute('aria-current', 'true');
  expect(requestsTo(productsCall)[0]?.query.categoryCode).toBe('010102');
});

test('[RTE-13] without a category the detail page links to all categories', async () => {
  answerCategories();
  await open('/category/detail');
  expect(screen.getByRole('navigation', { name: '카테고리' })).toBeVisible();
  expect(requestsTo(productsCall)).toHaveLength(0);
});

test.each(['/category/detail/99', '/category/detail/0', '/category/detail/0101/0201', '/category/detail/fruit'])(
  '[RTE-01] %s ends at /404',
  async (path) => {
    answerCategories();
    await expect(open(path)).rejects.toThrow(NotFound);
  },
);

test('[SHP-08] an empty category links to others', async () => {
  answerCategories();
  answer(productsCall, listOf([]));
  await open('/category/detail/0102');
  expect(screen.getByRole('link', { name: '다른 카테고리 보기' })).toHaveAttribute('href', '/category');
});

test('[SHP-08] categories that failed to load can be retried', async () => {
  refuse(categoriesCall, { status: 500, code: 5, message: '오류' });
  const { user } = await open('/category');
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  answerCategories();
  await user.click(retry);
  expect(await screen.findByRole('link', { name: '과일' })).toBeVisible();
});

test('[SHP-08] chips whose categories failed to load leave nothing behind, and the products stay', async () => {
  refuse(categoriesCall, { status: 500, code: 5, message: '오류' });
  answer(productsCall, listOf([product(1)]));
  await open('/category/detail/0101');
  expect(await screen.findByRole('article')).toBeVisible();
  await waitFor(() => expect(document.querySelector('div[aria-hidden=true]')).toBeNull());
  expect(screen.queryByRole('navigation', { name: '하위 카테고리' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('[RTE-15] the shopping-live page says that there is no live shopping yet', async () => {
  await open('/category/shopping-live');
  expect(screen.getByText('쇼핑라이브를 준비하고 있어요.')).toBeVisible();
  expect(screen.getByRole('link', { name: '오늘의 특가 보기' })).toHaveAttribute('href', '/');
});

test('[RTE-01] a category found missing after the page has opened leads to /404', async () => {
  answer(categoriesCall, { path: [], list: categories });
  refuse(productsCall, { status: 404, code: 8, message: '데이터가 없습니다.' });
  const { location } = await renderPage(remote, '/category/detail/99', { dataFirst: false });
  await waitFor(() => expect(location()).toBe('/404'));
});
