import { localStore } from '@jangteo/storage';
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
import { listOf, serverDt, shop } from '../testing/samples.ts';

const remote = { routeTable, routes };
const open = (path: string) => renderPage(remote, path);
const searchCall = 'GET /api/v1/search';
const completionsCall = 'GET /api/v1/search/autocomplete';
const found = { type: 'product' as const, correctedKeyword: null, suggestedKeyword: null };

const rank = (place: number, keyword: string, diff = 0, isNew = false) => ({ rank: place, keyword, diff, isNew });

function answerStart() {
  answer('GET /api/v1/search/rank', {
    baseDt: serverDt,
    list: [rank(1, '참외', 2), rank(2, '딸기', -1), rank(3, '두릅', 0, true), rank(4, '쑥')],
  });
  answer('GET /api/v1/search/recommendation', { list: [{ keyword: '봄나물' }] });
  answer('GET /api/v1/display/deal/recommendation', listOf([product(9)]));
}

beforeEach(() => localStore.remove('recentSearches'));

const recent = () => screen.getByRole('region', { name: '최근 검색어' });
const termsIn = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

test('[SHP-05] [RTE-11] before a search the page shows popular keywords with their base time, and suggestions', async () => {
  answerStart();
  await open('/search/list');
  const places = within(screen.getByRole('region', { name: '인기 검색어' })).getAllByRole('listitem');
  expect(places.map(({ textContent }) => textContent)).toEqual(['1참외오름 ▲2', '2딸기내림 ▼1', '3두릅NEW', '4쑥-']);
  expect(screen.getByText('5월 5일 12:00 기준')).toBeVisible();
  expect(screen.getByRole('link', { name: '봄나물' })).toHaveAttribute(
    'href',
    '/search?keyword=%EB%B4%84%EB%82%98%EB%AC%BC',
  );
});

test('[SHP-08] suggestions that failed to load are left out, and the popular keywords stay', async () => {
  answerStart();
  refuse('GET /api/v1/search/recommendation', { status: 500, code: 5, message: '오류' });
  await open('/search/list');
  expect(screen.getByRole('region', { name: '인기 검색어' })).toHaveTextContent('참외');
  await waitFor(() => expect(screen.queryByRole('region', { name: '추천 검색어' })).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('[SHP-08] recommended products that failed to load leave nothing behind below an empty result', async () => {
  answerStart();
  answer(searchCall, { ...found, ...listOf([]) });
  refuse('GET /api/v1/display/deal/recommendation', { status: 500, code: 5, message: '오류' });
  await open('/search?keyword=쿼카');
  expect(await screen.findByText(/‘쿼카’에 맞는 상품이 없어요/)).toBeVisible();
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  expect(screen.queryByRole('heading', { name: '이런 상품은 어때요?' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('[SHP-05] searched keywords are stored here, newest first, and can be deleted or not stored at all', async () => {
  answerStart();
  answer(searchCall, { ...found, ...listOf([product(1)]) });
  for (const keyword of ['사과', '배', '사과']) {
    await open(`/search?keyword=${encodeURIComponent(keyword)}`);
  }
  const { user } = await open('/search/list');
  expect(termsIn(recent())).toEqual(['사과', '배']);
  await user.click(within(recent()).getByRole('button', { name: '배 지우기' }));
  expect(termsIn(recent())).toEqual(['사과']);
  await user.click(within(recent()).getByRole('button', { name: '저장 끄기' }));
  expect(recent()).toHaveTextContent('검색어를 저장하지 않고 있어요.');
  expect(localStore.get('recentSearches')).not.toContain('사과');

  await open('/search?keyword=굴');
  expect(localStore.get('recentSearches')).not.toContain('굴');
});

test('[SHP-05] terms that look equal are stored once', async () => {
  answerStart();
  answer(searchCall, { ...found, ...listOf([product(1)]) });
  for (const keyword of ['사과', '사\u200b과']) await open(`/search?keyword=${encodeURIComponent(keyword)}`);
  await open('/search/list');
  expect(termsIn(recent())).toHaveLength(1);
});

test('[SHP-05] a long keyword is not cut in the middle of an emoji', async () => {
  answerStart();
  answer(searchCall, { ...found, ...listOf([]) });
  await open(`/search?keyword=${encodeURIComponent(`${'가'.repeat(49)}🍎🍎`)}`);
  expect(await screen.findByText(`‘${'가'.repeat(49)}🍎’에 맞는 상품이 없어요.`)).toBeVisible();
});

test('[SHP-05] a link with control characters, which the server refuses, searches for the rest', async () => {
  answerStart();
  answer(searchCall, { ...found, ...listOf([product(1)]) });
  await open('/search?keyword=%00사과%0A%1F');
  await waitFor(() => expect(requestsTo(searchCall)[0]?.query.keyword).toBe('사과'));
});

test('[SHP-05] after a term is deleted by keyboard the focus is on the next one, and at last on the switch', async () => {
  answerStart();
  answer(searchCall, { ...found, ...listOf([product(1)]) });
  for (const keyword of ['굴', '배', '사과']) await open(`/search?keyword=${encodeURIComponent(keyword)}`);
  const { user } = await open('/search/list');
  const button = (name: string) => within(recent()).getByRole('button', { name });
  button('배 지우기').focus();
  await user.keyboard('{Enter}');
  expect(button('굴 지우기')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(button('사과 지우기')).toHaveFocus();
  button('모두 지우기').focus();
  await user.keyboard('{Enter}');
  expect(button('저장 끄기')).toHaveFocus();
});

test('[SHP-05] all recent terms are removed together', async () => {
  answerStart();
  answer(searchCall, { ...found, ...listOf([product(1)]) });
  await open('/search?keyword=사과');
  const { user } = await open('/search/list');
  await user.click(within(recent()).getByRole('button', { name: '모두 지우기' }));
  expect(recent()).toHaveTextContent('최근 검색어가 없어요.');
});

test('[SHP-05] typing shows completions and stores', async () => {
  answerStart();
  answer(completionsCall, {
    list: [{ keyword: '사과즙' }],
    shops: [{ shopId: 7, shopName: '사과마을', mainImage: '/img/farm-1' }],
  });
  const { user, location } = await open('/search/list');
  await user.type(screen.getByRole('searchbox', { name: '검색어' }), '사과');
  const offered = screen.getByRole('navigation', { name: '자동 완성' });
  await waitFor(() => expect(termsIn(offered)).toEqual(['사과마을스토어', '사과', '사과즙']));
  await waitFor(() => expect(requestsTo(completionsCall).at(-1)?.query.keyword).toBe('사과'));
  expect(within(offered).getByRole('link', { name: /마을/ })).toHaveAttribute('href', '/store/7');
  expect(within(within(offered).getByRole('link', { name: /즙/ })).getByText('사과').tagName).toBe('MARK');
  await user.keyboard('{Enter}');
  expect(location()).toBe('/search?keyword=%EC%82%AC%EA%B3%BC');
});

test('[SHP-05] found products are shown with count, highlight, filters and order', async () => {
  answer(searchCall, { ...found, ...listOf([product(1), product(2)]) });
  const { head } = await open('/search?keyword=사과&sortOption=priceLow&maxPrice=10000');
  expect(requestsTo(searchCall).map(({ query }) => query)).toEqual([
    { keyword: '사과', type: 'product', sort: 'priceLow', maxPrice: '10000', page: '1', limit: '20' },
  ]);
  expect(screen.getByText(/^상품 /)).toHaveTextContent('상품 2개');
  expect(screen.getAllByText('사과', { selector: 'mark' })).toHaveLength(2);
  expect(screen.getByRole('link', { name: '스토어' })).toHaveAttribute(
    'href',
    '/search/stores?keyword=%EC%82%AC%EA%B3%BC',
  );
  expect(head()).toMatchObject({ title: "'사과' 검색 | 장터" });
});

const categoriesCall = 'GET /api/v1/search/category';
const category = (categoryNo: number, productCount: number | null = 100 - categoryNo) => ({
  categoryNo,
  categoryName: `분류 ${categoryNo}`,
  productCount,
});

test('[SHP-05] results are narrowed to a category, which is asked for when the filter is opened', async () => {
  answer(searchCall, ({ query }) => ({
    ...found,
    ...listOf(query.categoryNo ? [product(1)] : [product(1), product(2)]),
  }));
  answer(categoriesCall, { list: [category(1), category(2)] });
  const release = holdBack(categoriesCall);
  const { user, location } = await open('/search?keyword=사과');
  expect(requestsTo(categoriesCall)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: '필터' }));
  const sheet = within(screen.getByRole('dialog', { name: '필터' }));
  expect(sheet.getByRole('group', { name: '카테고리' })).toHaveAttribute('aria-busy', 'true');
  act(release);
  await user.click(await sheet.findByRole('radio', { name: /분류 2/ }));
  await user.click(await sheet.findByRole('button', { name: '상품 1개 보기' }));
  expect(location()).toBe(`/search?keyword=${encodeURIComponent('사과')}&categoryNo=2`);
  expect(requestsTo(searchCall).at(-1)?.query).toMatchObject({ keyword: '사과', categoryNo: '2' });
  await user.click(screen.getByRole('link', { name: '분류 2 지우기' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(requestsTo(categoriesCall)).toHaveLength(1);
});

test('[SHP-05] the ten largest categories are offered, and the chosen one; without counts where there are none', async () => {
  answer(searchCall, { ...found, ...listOf([product(1)]) });
  answer(categoriesCall, { list: Array.from({ length: 15 }, (_, place) => category(place + 1, null)) });
  const { user } = await open('/search?keyword=사과&categoryNo=13');
  expect(screen.getByRole('link', { name: '분류 13 지우기' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '필터 1' }));
  const group = within(screen.getByRole('group', { name: '카테고리' }));
  const names = group.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual(['전체', ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13].map((no) => `분류 ${no}`)]);
  expect(group.getByRole('radio', { name: '분류 13' })).toBeChecked();
});

test('[SHP-08] categories that failed to load leave the other filters', async () => {
  answer(searchCall, { ...found, ...listOf([product(1)]) });
  refuse(categoriesCall, { status: 500, code: 52, message: '오류' });
  const { user } = await open('/search?keyword=사과');
  await user.click(screen.getByRole('button', { name: '필터' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: '카테고리' })).not.toBeInTheDocument());
  expect(screen.getByRole('group', { name: '가격' })).toBeVisible();
});

test('[SHP-05] the correction of a mistyped keyword is shown', async () => {
  answer(searchCall, { ...found, correctedKeyword: '사과', ...listOf([product(1)]) });
  await open('/search?keyword=샤과');
  expect(screen.getByText(/대신/)).toHaveTextContent('‘샤과’ 대신 ‘사과’ 검색 결과를 보여 드려요.');
  expect(screen.getByText('사과', { selector: 'mark' })).toBeVisible();
});

test('[SHP-05] a search without correction shows its own results, and links back to the correction', async () => {
  answerStart();
  answer(searchCall, { ...found, correctedKeyword: '사과', ...listOf([product(1)]) });
  const { user, location } = await open('/search?keyword=샤과');
  await user.click(screen.getByRole('link', { name: '‘샤과’ 그대로 찾기' }));
  expect(await screen.findByText('‘샤과’에 맞는 상품이 없어요.')).toBeVisible();
  expect(screen.queryByText(/대신/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: '‘사과’ 검색 결과 보기' }));
  expect(await screen.findByText(/대신/)).toBeVisible();
  expect(location()).toBe('/search?keyword=%EC%83%A4%EA%B3%BC');
});

test('[SHP-05] a similar keyword is offered beside an empty result, and not searched', async () => {
  answerStart();
  answer(searchCall, { ...found, suggestedKeyword: '갈비', ...listOf([]) });
  const { user, location } = await open('/search?keyword=갈치');
  expect(await screen.findByText('‘갈치’에 맞는 상품이 없어요.')).toBeVisible();
  expect(screen.queryByText(/대신/)).not.toBeInTheDocument();
  answer(searchCall, { ...found, ...listOf([product(1)]) });
  await user.click(screen.getByRole('link', { name: '‘갈비’ 검색 결과 보기' }));
  expect(await screen.findByRole('article')).toBeVisible();
  expect(location()).toBe('/search?keyword=%EA%B0%88%EB%B9%84');
});

test('[SHP-05] [SHP-08] an empty result offers other keywords and links onwards', async () => {
  answerStart();
  answer(searchCall, { ...found, ...listOf([]) });
  await open('/search?keyword=없음');
  expect(screen.getByText('‘없음’에 맞는 상품이 없어요.')).toBeVisible();
  expect(screen.getByRole('link', { name: '카테고리에서 찾아보기' })).toHaveAttribute('href', '/category');
  expect(await screen.findByRole('link', { name: '봄나물' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /참외/ })).toBeVisible();
  expect(within(screen.getByRole('region', { name: '이런 상품은 어때요?' })).getByRole('article')).toBeVisible();
});

test('[SHP-05] [RTE-11] stores are found as well', async () => {
  answer(searchCall, { ...found, type: 'shop', ...listOf([shop]) });
  await open('/search/stores?keyword=햇살');
  expect(requestsTo(searchCall)[0]?.query).toMatchObject({ keyword: '햇살', type: 'shop' });
  expect(screen.getByRole('link', { name: /농원/ })).toHaveAttribute('href', '/store/7');
});

test('[RTE-11] the results page without a keyword shows the start of the search', async () => {
  answerStart();
  await open('/search');
  expect(screen.getByRole('region', { name: '인기 검색어' })).toHaveTextContent('참외');
});

test('[SHP-08] a failed search can be retried', async () => {
  refuse(searchCall, { status: 500, code: 52, message: '오류' });
  const { user } = await open('/search?keyword=사과');
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  answer(searchCall, { ...found, ...listOf([product(1)]) });
  await user.click(retry);
  expect(await screen.findByRole('article')).toBeVisible();
});
