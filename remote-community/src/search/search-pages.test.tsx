import { answer, pagesOf, refuse, renderPage, requestsTo, screen, within } from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';
import { postItem } from '../testing/posts.ts';

const search = 'GET /api/v1/community/search';
const posts = '/community/search/dashboard';
const open = (address: string) => renderPage({ routeTable, routes }, address);

const found = (items: Parameters<typeof pagesOf<ReturnType<typeof postItem>>>[0], words: string[]) =>
  answer(search, (request) => ({ ...pagesOf(items)(request), words }));

const recent = () => within(screen.getByRole('region', { name: '최근 검색어' }));

test('[RTE-22] the search has its start and a page for each board, none with the bottom navigation', async () => {
  expect(routeTable['community:search'].redirectTo).toBe('/community/search/recent');
  const paths = Object.entries(routeTable).filter(([, { path }]) => path.startsWith('/community/search'));
  expect(paths.map(([id, { path }]) => [id, path])).toEqual([
    ['community:search', '/community/search'],
    ['community:recent-search', '/community/search/recent'],
    ['community:search-dash-board', posts],
    ['community:search-survey', '/community/search/survey'],
    ['community:search-qna', '/community/search/qna'],
  ]);
  for (const [, route] of paths) expect(route).toMatchObject({ noBottomNav: true });
});

test.each([
  [posts, 'dashboard', '게시판'],
  ['/community/search/survey', 'survey', '설문'],
  ['/community/search/qna', 'qna', '질문'],
])('[COM-06] %s searches its own board, and highlights the words', async (path, type, tab) => {
  found([postItem(1, { title: '묵은 김치로 찌개', excerpt: '신김치와 돼지고기' })], ['김치', '찌개']);
  const { head } = await open(`${path}?keyword=김치 찌개`);
  expect(requestsTo(search)[0]?.query).toMatchObject({ type, keyword: '김치 찌개' });
  expect(screen.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
  expect(screen.getAllByText(/./, { selector: 'mark' }).map(({ textContent }) => textContent)).toEqual([
    '김치',
    '찌개',
    '김치',
  ]);
  expect(head()).toMatchObject({ title: "'김치 찌개' 검색 | 장터 커뮤니티" });
});

test('[COM-06] the tabs are in the order of the community’s, and take the keyword along', async () => {
  found([postItem(1)], ['김치']);
  const { user, location } = await open(`${posts}?keyword=김치`);
  const tabs = screen.getAllByRole('link', { name: /^(게시판|질문|설문)$/ });
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['게시판', '질문', '설문']);
  await user.click(screen.getByRole('link', { name: '질문' }));
  expect(decodeURIComponent(location())).toBe('/community/search/qna?keyword=김치');
});

test('[COM-06] what was searched for is remembered, and can be forgotten one by one, whole, and for good', async () => {
  found([postItem(1)], ['김치']);
  const { user } = await open(`${posts}?keyword=김치`);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), '동치미{Enter}');
  await open('/community/search/recent').then(async ({ user }) => {
    expect(
      recent()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['동치미', '김치']);
    expect(recent().getByRole('link', { name: '김치' })).toHaveAttribute(
      'href',
      `${posts}?keyword=${encodeURIComponent('김치')}`,
    );
    await user.click(recent().getByRole('button', { name: '김치 지우기' }));
    expect(recent().getAllByRole('link')).toHaveLength(1);
    await user.click(recent().getByRole('button', { name: '모두 지우기' }));
    expect(recent().getByText('최근 검색어가 없어요.')).toBeVisible();
    await user.click(recent().getByRole('button', { name: '저장 끄기' }));
    expect(recent().getByText('검색어를 저장하지 않고 있어요.')).toBeVisible();
  });
});

test('[COM-06] the terms of the community are not those of the shop', async () => {
  window.localStorage.setItem('shop:recentSearches', JSON.stringify({ isKept: true, terms: ['사과'] }));
  await open('/community/search/recent');
  expect(recent().getByText('최근 검색어가 없어요.')).toBeVisible();
});

test('[COM-06] what is not found can be asked, with the words taken over', async () => {
  found([], ['김치']);
  await open(`${posts}?keyword=${encodeURIComponent('김치 & 밥')}`);
  expect(screen.getByText('‘김치 & 밥’에 맞는 글이 없어요.')).toBeVisible();
  expect(screen.getByRole('link', { name: '질문하기' })).toHaveAttribute(
    'href',
    `/community/qna/form?title=${encodeURIComponent('김치 & 밥')}`,
  );
});

test('without a keyword nothing is searched', async () => {
  await open(`${posts}?keyword=%20`);
  expect(requestsTo(search)).toHaveLength(0);
  expect(recent().getByText('최근 검색어가 없어요.')).toBeVisible();
});

test('[SHP-08] a failed search can be tried again', async () => {
  refuse(search, { status: 500, code: 5, message: '오류' });
  const { user } = await open(`${posts}?keyword=김치`);
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  found([postItem(1)], ['김치']);
  await user.click(retry);
  expect(await screen.findByText('글 1')).toBeVisible();
});
