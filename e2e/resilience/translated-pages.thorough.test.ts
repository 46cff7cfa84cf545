// Decision: docs/decisions/2026-11-28-pages-are-used-in-translation.md

import { reportsPath } from '@jangteo/contract/browser-reports';
import { links } from '@jangteo/contract/links';
import type { Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { signIn } from '../harness/sign-in.ts';
import { giveStars } from '../harness/stars.ts';
import { expect, test } from '../harness/test.ts';
import { translate } from '../harness/translator.ts';

/** Opens a page, and waits until it is hydrated and its heading translated. */
async function openTranslated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await expect(page.locator('h1 font').first()).toBeAttached();
}

test('[MYP-03] the amounts of an exchange are those that the slider shows, also in a translated page', async ({
  page,
}) => {
  const member = await signIn(page);
  await giveStars(member, 5_000);
  await translate(page.context(), 'hydrated');
  await openTranslated(page, links.pointExchange());
  const chosen = page.locator('output', { hasText: '적립금' });
  await expect(chosen).toHaveText('별 5,000개적립금 500원');
  const slider = page.getByRole('slider', { name: '바꿀 별' });
  await slider.press('Home');
  await expect(chosen).toHaveText('별 1,000개적립금 100원');
  await slider.press('ArrowRight');
  await expect(chosen).toHaveText('별 1,100개적립금 110원');
  await page.getByRole('button', { name: '별 1,100개를 110원으로 바꾸기' }).tap();
  await expect(page.getByRole('heading', { name: '적립금 110원이 쌓였어요' })).toBeVisible();
});

test('[COM-02] [COM-04] a form says what is wrong and takes it back, also in a translated page', async ({ page }) => {
  await signIn(page);
  await translate(page.context(), 'hydrated');
  await openTranslated(page, links.communityPostForm());
  await page.getByRole('textbox', { name: '제목' }).fill('안내');
  const body = page.getByRole('textbox', { name: '내용' });
  const hint = page.getByText('쓸 수 없는 표현이 있어요: 시발');
  for (const text of ['이 시발 같은 날씨', '이 화창한 날씨', '이 시발 같은 날씨']) {
    await body.fill(text);
    await expect(hint).toBeVisible({ visible: text.includes('시발') });
  }
  await expect(body).toHaveValue('이 시발 같은 날씨');
});

test('[SHP-05] a visitor of translated pages opens a deal, returns, and searches', async ({ page }) => {
  await translate(page.context(), 'hydrated');
  await openTranslated(page, links.home());
  await page.locator('main a[href^="/deal/"]').first().click();
  await expect(page).toHaveURL(/\/deal\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === links.home());
  await page.goto(links.search());
  await page.getByRole('searchbox').fill('사과');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a page that is translated before React has it is drawn anew, and nothing is reported as a mistake of the release', async ({
  page,
}) => {
  const reports: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(reportsPath)) reports.push(request.postDataJSON());
  });
  await translate(page.context(), 'early');
  await openTranslated(page, links.home());
  await page.locator('main a[href^="/deal/"]').first().click();
  await expect(page).toHaveURL(/\/deal\/\d+$/);
  await page.goto(links.season());
  await hydrated(page);
  expect(JSON.stringify(reports)).not.toContain('error');
});
