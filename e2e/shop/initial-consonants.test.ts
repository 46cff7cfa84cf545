import { hydrated } from '../harness/hydrated.ts';
import { expect, test } from '../harness/test.ts';

test('[SHP-05] initial consonants find keywords that begin with them, in completions and in results', async ({
  page,
}) => {
  await page.goto('/search/list');
  await hydrated(page);
  const field = page.getByRole('searchbox');
  await field.fill('ㅅㄱ');
  await expect(
    page
      .getByRole('option', { name: '사과', exact: true })
      .or(page.getByRole('link', { name: '사과', exact: true }))
      .first(),
  ).toBeVisible();
  await field.press('Enter');
  await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('keyword') === 'ㅅㄱ');
  const titles = page.locator('main article h3');
  await expect(titles.first()).toBeVisible();
  expect((await titles.allTextContents()).join()).toContain('사과');
});
