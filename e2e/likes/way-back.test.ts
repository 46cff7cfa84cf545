import type { Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { section } from '../harness/landmarks.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';
import { shopAddress } from '../places.ts';

const recommended = (page: Page) => section(page, '이런 상품은 어때요?').getByRole('article');
const isAtSeller = (url: URL) => url.origin === new URL(shopAddress).origin;

/** Scrolls down the endless list and opens a product there at its seller. */
async function lookAtSeller(page: Page): Promise<string> {
  await page.goto('/');
  await hydrated(page);
  for (const count of [10, 20]) {
    await expect(async () => {
      await recommended(page).last().scrollIntoViewIfNeeded();
      expect(await recommended(page).count()).toBeGreaterThanOrEqual(count);
    }).toPass();
  }
  const card = recommended(page).nth(15);
  await card.scrollIntoViewIfNeeded();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('heading').getByRole('link').click();
  await page.waitForURL(isAtSeller);
  return title;
}

test('[BRG-03] [NAV-08] back from the seller the card is in view, marked, and can be liked with one tap', async ({
  page,
}) => {
  await signIn(page);
  const title = await lookAtSeller(page);
  await page.goBack();
  await hydrated(page);
  const marked = page.getByRole('article').filter({ hasText: '방금 본 상품' });
  await expect(marked).toHaveCount(1);
  await expect(marked.getByRole('heading')).toHaveText(title);
  await expect(marked).toBeInViewport();
  await marked.getByRole('button', { name: `${title} 찜하기` }).tap();
  await expect(marked.getByRole('button', { name: `${title} 찜했어요` })).toBeVisible();
  await expect(page.getByText('찜한 상품에 담았어요.').first()).toBeVisible();
});
