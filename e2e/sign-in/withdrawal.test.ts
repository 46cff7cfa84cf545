import { hydrated } from '../harness/hydrated.ts';
import { breakShop, mendShop } from '../harness/shop-faults.ts';
import { signIn } from '../harness/sign-in.ts';
import { balanceOf, giveStars } from '../harness/stars.ts';
import { expect, test } from '../harness/test.ts';
import { thorough } from '../harness/thorough.ts';
import { failedToLoad } from '../harness/watch-console.ts';

test('[SES-18] [RTE-26] a withdrawal shows the losses, asks for reason and confirmation, and removes everything stored', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/withdrawInfo');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: '사라지는 것' })).toBeVisible();
  await page.getByRole('link', { name: '탈퇴 계속하기' }).click();
  await page.getByRole('radio', { name: '자주 이용하지 않아요' }).check();
  await page.getByRole('button', { name: '탈퇴하기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '탈퇴하기' }).click();
  await expect(page.getByRole('heading', { name: '탈퇴가 끝났어요' })).toBeFocused();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /Token|login|ban/i.test(key)))).toEqual(
    [],
  );
  await page.goto('/withdraw');
  await expect(page).toHaveURL(/\/login$/);
});

test(
  '[SES-18] when the shop platform keeps its customer nothing is lost, however it fails, and the member can try again',
  thorough,
  async ({ page, noise }) => {
    test.slow();
    noise.expect(failedToLoad);
    const member = await signIn(page);
    await giveStars(member, 700);
    await page.goto('/withdraw');
    await hydrated(page);
    await page.getByRole('radio', { name: '가격이나 혜택이 아쉬워요' }).check();
    const leave = async () => {
      await page.getByRole('button', { name: '탈퇴하기' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '탈퇴하기' }).click();
    };
    for (const mode of ['error', 'busy', 'refuse', 'hang', 'late'] as const) {
      await breakShop(member, 'shop-customers', mode);
      const refused = page.waitForResponse((reply) => reply.request().method() === 'DELETE');
      await leave();
      expect((await refused).status(), mode).toBe(502);
      await expect(page.getByRole('alert'), mode).toContainText(
        '탈퇴를 처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
      );
      expect(await balanceOf(member), mode).toBe(700);
      await expect(page.getByRole('radio', { name: '가격이나 혜택이 아쉬워요' })).toBeChecked();
      await expect(page.getByRole('button', { name: '탈퇴하기' })).toBeEnabled();
    }
    await mendShop(member, 'shop-customers');
    await leave();
    await expect(page.getByRole('heading', { name: '탈퇴가 끝났어요' })).toBeVisible();
  },
);
