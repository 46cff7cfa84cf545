import type { ProductCard, SeasonTheme } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { openTestApp, refuse, succeed, type TestApp } from '../../test/app.ts';
import { query } from '../../test/query.ts';
import { walk } from '../../test/walk.ts';

interface Page {
  theme: SeasonTheme;
  themes: { recommendationCategoryId: number; name: string }[];
  list: ProductCard[];
}

const url = '/api/v1/display/season/recommendation';
let market: TestApp;
beforeAll(async () => {
  market = await openTestApp('market');
});
afterAll(() => market.close());

const ask = (search = '') => succeed<Page>(market.app, `GET ${url}`, `${url}${search}`);

test('[SHP-04] without a requested theme, the month’s first one is returned', async () => {
  const { theme, themes } = await ask();
  expect(themes.length).toBeGreaterThan(5);
  expect(theme).toMatchObject(themes[0] ?? {});
  expect(themes.map(({ name }) => name)).toEqual(expect.arrayContaining(['굴', '사과']));
  expect(themes.map(({ name }) => name)).not.toContain('수박');
});

test('[SHP-04] a theme out of season can be read, and its chosen products come first', async () => {
  const [melon] = await query<{ season_id: number }>(
    market.databaseUrl,
    `SELECT season_id FROM season_theme WHERE name = '수박'`,
  );
  const search = `?recommendationCategoryId=${melon?.season_id}`;
  const { theme, themes } = await ask(search);
  expect(theme).toMatchObject({ name: '수박', fromMonth: 6, toMonth: 8 });
  expect(themes.map(({ name }) => name)).not.toContain('수박');
  const chosen = await query<{ product_no: number }>(
    market.databaseUrl,
    'SELECT product_no FROM season_theme_item WHERE season_id = $1 ORDER BY sort_order',
    [melon?.season_id],
  );
  const all = await walk<ProductCard>(market.app, `GET ${url}`, `${url}${search}`, 2);
  expect(all.slice(0, chosen.length).map(({ productNo }) => productNo)).toEqual(
    chosen.map(({ product_no }) => product_no),
  );
  expect(new Set(all.map(({ categoryNo }) => categoryNo)).size).toBe(1);
  expect(new Set(all.map(({ productNo }) => productNo)).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(chosen.length);
});

test('[SHP-04] occasions are themes of their own, not listed among the season themes', async () => {
  const { theme, themes, list } = await ask('?kind=occasion');
  expect(theme).toMatchObject(themes[0] ?? {});
  expect(themes.map(({ name }) => name)).toContain('생일상');
  expect(list.length).toBeGreaterThan(0);
  const seasonal = (await ask()).themes.map(({ name }) => name);
  expect(seasonal.filter((name) => themes.some((occasion) => occasion.name === name))).toEqual([]);
  const asSeason = { url: `${url}?recommendationCategoryId=${theme.recommendationCategoryId}` };
  expect(await refuse(market.app, asSeason)).toEqual({ status: 404, code: codes.noData });
});

test('a theme that does not exist has no data', async () => {
  const missing = { status: 404, code: codes.noData };
  expect(await refuse(market.app, { url: `${url}?recommendationCategoryId=2147483647` })).toEqual(missing);
});
