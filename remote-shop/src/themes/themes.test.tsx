import { NotFound } from '@jangteo/navigation';
import { answer, product, refuse, renderPage, requestsTo, screen, within } from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';
import { listOf } from '../testing/samples.ts';

const remote = { routeTable, routes };
const themeCall = 'GET /api/v1/display/season/recommendation';
const open = (path: string) => renderPage(remote, path);

const themes = [
  { recommendationCategoryId: 4, name: '굴' },
  { recommendationCategoryId: 9, name: '사과' },
];

const answerTheme = (list = [product(1), product(2)]) =>
  answer(themeCall, ({ query }) => ({
    theme: {
      recommendationCategoryId: Number(query.recommendationCategoryId ?? 4),
      name: query.recommendationCategoryId === '9' ? '사과' : '굴',
      intro: '찬 바다에서 속이 꽉 찹니다',
      imageUrl: '/img/oyster-1',
      fromMonth: 11,
      toMonth: 2,
    },
    themes,
    ...listOf(list),
  }));

describe.each([
  { path: '/category/season/recommendation', kind: 'season', other: '/category/season/recommendation/9' },
  {
    path: '/category/season/occasion',
    kind: 'occasion',
    other: '/category/season/occasion?recommendationCategoryId=9',
  },
])('[SHP-04] [RTE-14] $path', ({ path, kind, other }) => {
  test('shows the first theme of the month with its hero and products, and leads to the others', async () => {
    answerTheme();
    const { head, user, location } = await open(path);
    expect(requestsTo(themeCall).map(({ query }) => query)).toEqual([expect.objectContaining({ kind, page: '1' })]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('굴');
    expect(screen.getByText('찬 바다에서 속이 꽉 찹니다')).toBeVisible();
    expect(screen.getByText('11~2월 · 상품 2개')).toBeVisible();
    expect(within(screen.getByRole('list', { name: '굴 상품' })).getAllByRole('article')).toHaveLength(2);
    expect(head()).toMatchObject({ title: expect.stringMatching(/^굴 \| 장터/), image: '/img/oyster-1/share' });

    await user.click(screen.getByRole('link', { name: '사과' }));
    expect(location()).toBe(other);
  });

  test('requests the theme in the address', async () => {
    answerTheme();
    await open(other);
    expect(requestsTo(themeCall)[0]?.query).toMatchObject({ kind, recommendationCategoryId: '9' });
    expect(screen.getByRole('link', { name: '사과' })).toHaveAttribute('aria-current', 'true');
  });

  test('a theme that does not exist leads to /404', async () => {
    refuse(themeCall, { status: 404, code: 8, message: '데이터가 없습니다.' });
    await expect(open(other)).rejects.toThrow(NotFound);
  });

  test('[SHP-08] links onwards without products', async () => {
    answerTheme([]);
    await open(path);
    expect(screen.getByRole('link', { name: '카테고리에서 찾아보기' })).toHaveAttribute('href', '/category');
  });

  test('[SHP-08] can be retried after a failure', async () => {
    refuse(themeCall, { status: 500, code: 5, message: '오류' });
    const { user } = await renderPage(remote, path, { dataFirst: false });
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    answerTheme();
    await user.click(retry);
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });
});

test('[RTE-01] a number that no theme can have leads to /404', async () => {
  await expect(open('/category/season/recommendation/0')).rejects.toThrow(NotFound);
});
