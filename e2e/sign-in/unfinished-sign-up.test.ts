import type { Page } from 'playwright/test';
import { changeMarket } from '../harness/database.ts';
import { Gate } from '../harness/gate.ts';
import { hydrated } from '../harness/hydrated.ts';
import { quiet } from '../harness/quiet.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';
import { thorough } from '../harness/thorough.ts';
import { failedToLoad } from '../harness/watch-console.ts';

const heart = (page: Page) => page.getByRole('button', { name: /찜하기$/ }).first();

/** A member who has not agreed to the terms taps a heart, which leads to the sign-up. */
async function likeBeforeSignUp(page: Page): Promise<void> {
  await signIn(page, undefined, { agreed: false });
  const profile = page.waitForResponse((reply) => reply.url().endsWith('/api/v2/user/profile'));
  await page.goto('/season?month=11');
  await hydrated(page);
  await profile;
  await heart(page).tap();
  await expect(page).toHaveURL('/sign-up');
}

async function agreeAndFindHeartFilled(page: Page): Promise<void> {
  for (const name of [/이용약관/, /개인정보/, /만 14세/]) await page.getByRole('checkbox', { name }).first().check();
  await page.getByRole('button', { name: '동의하고 가입하기' }).tap();
  await expect(page).toHaveURL('/season?month=11');
  await expect(page.getByText('찜한 상품에 담았어요.').first()).toBeVisible();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
}

test('[SHP-06] [RTE-03] a heart pressed before the sign-up is finished leads to it and back, and is filled then', async ({
  page,
}) => {
  await likeBeforeSignUp(page);
  await agreeAndFindHeartFilled(page);
});

test(
  '[SHP-06] [RTE-03] so does a heart pressed before the page knows of the sign-up: the server’s refusal tells it',
  thorough,
  async ({ page, noise }) => {
    noise.expect(failedToLoad);
    await signIn(page, undefined, { agreed: false });
    const profile = await Gate.before(page, '**/api/v2/user/profile');
    await page.goto('/season?month=11');
    await hydrated(page);
    const refused = page.waitForResponse((reply) => reply.url().endsWith('/api/v1/user/like/product'));
    await heart(page).tap();
    await refused;
    profile.open();
    await expect(page).toHaveURL('/sign-up');
    await agreeAndFindHeartFilled(page);
  },
);

test(
  '[SHP-06] a member who returns without agreeing is not led to the sign-up a second time',
  thorough,
  async ({ page }) => {
    await likeBeforeSignUp(page);
    await page.goBack();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
    await quiet(page);
    await expect(page).toHaveURL('/season?month=11');
  },
);

test('[SES-15] a ban while the page is open shows its message at the first act, and before every later one', async ({
  page,
  noise,
}) => {
  noise.expect(failedToLoad);
  const { deviceUuid } = await signIn(page);
  await page.goto('/season?month=11');
  await hydrated(page);
  await changeMarket(
    `UPDATE member SET ban_message = '광고 글로 이용이 제한되었습니다.', banned_at = now()
     WHERE member_id = (SELECT member_id FROM session WHERE device_uuid = $1)`,
    [deviceUuid],
  );
  for (let act = 0; act < 2; act += 1) {
    await heart(page).tap();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('광고 글로 이용이 제한되었습니다.');
    await alert.getByRole('button', { name: '확인' }).tap();
    await expect(alert).toBeHidden();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  }
});
