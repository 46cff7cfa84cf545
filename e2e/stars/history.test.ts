import { hydrated } from '../harness/hydrated.ts';
import { signIn } from '../harness/sign-in.ts';
import { giveStars } from '../harness/stars.ts';
import { expect, test } from '../harness/test.ts';

test('[MYP-03] what was earned stands in level, guide and history, and each row opens its cause', async ({ page }) => {
  await page.goto('/my-page/star-history');
  await expect(page).toHaveURL('/login');
  const member = await signIn(page);
  await giveStars(member, 1_240);
  await page.goto('/my-page/my-level');
  await hydrated(page);
  await expect(page.getByText('별 1,760개를 더 모으면 큰손 등급이에요')).toBeVisible();
  await page.getByRole('link', { name: '별 1,240개 · 내역 보기' }).tap();
  await expect(page).toHaveURL(/\/my-page\/star-history\?type=earn&month=\d{4}-\d\d$/);
  await expect(page.getByText('+1,240개')).toBeVisible();

  await page.goto('/my-page/point-exchange');
  await page.getByRole('button', { name: /으로 바꾸기$/ }).tap();
  // Whatever the shop platform does meanwhile, which other tests let fail.
  await expect(page).toHaveURL(/\/complete\/\d+$/);
  const outcome = page.url();
  await page.goto('/my-page/star-history?type=use');
  await page.getByRole('link', { name: /^적립금 전환/ }).tap();
  await expect(page).toHaveURL(outcome);
});

test('[MYP-03] the guide counts what is left of today', async ({ page }) => {
  await signIn(page);
  await page.goto('/my-page/point-guide');
  await expect(page.getByRole('heading', { name: '1일째 출석하고 있어요' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '하루에 한 번 장터에 들르면' })).toContainText(
    '오늘 다 받았어요',
  );
  await page.getByRole('link', { name: /글쓰기/ }).tap();
  await expect(page).toHaveURL('/community/main/dashboard');
});
