import { links } from '@jangteo/contract/links';
import type { Locator, Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { newCellphone } from '../harness/new-cellphone.ts';
import { signIn } from '../harness/sign-in.ts';
import { giveStars } from '../harness/stars.ts';
import { expect, test } from '../harness/test.ts';
import { preloadedInVain } from '../harness/watch-console.ts';

const mostStops = 40;

// Pages on which a test stays long use nothing of what they prefetch.
test.beforeEach(({ noise }) => noise.expect(preloadedInVain));

async function open(page: Page, place: string): Promise<void> {
  await page.goto(place);
  await hydrated(page);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** Presses Tab until the element has the focus. Each stop on the way must be visible, and show that it has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    const { isShown, name } = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      const drawn = [focused, ...(focused.closest('label') ? [focused.closest('label')] : [])];
      const isMarked = drawn.some((element) => element && getComputedStyle(element).outlineStyle !== 'none');
      const { width, height } = focused.getBoundingClientRect();
      return { isShown: focused === document.body || (isMarked && width > 0 && height > 0), name: focused.outerHTML };
    });
    expect(isShown, `the focus can be seen on ${name.slice(0, 200)}`).toBe(true);
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The focus does not reach ${wanted}`);
}

/** A dialog that this button opens keeps the focus to itself, and gives it back when Escape closes it. */
async function expectDialogKeepsFocus(page: Page, opener: Locator): Promise<void> {
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 5; stop += 1) {
    // Between the last element and the first, the browser itself has the focus.
    const isInside = await dialog.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(isInside).toBe(true);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

test('[MYP-03] stars are exchanged by keyboard alone', async ({ page }) => {
  const member = await signIn(page);
  await giveStars(member, 5_000);
  await open(page, links.pointExchange());
  const slider = page.getByRole('slider', { name: '바꿀 별' });
  await tabTo(page, slider);
  await page.keyboard.press('Home');
  await tabTo(page, page.getByRole('button', { name: /^\+1,000 ?개 더하기/ }));
  await page.keyboard.press('Enter');
  await expect(slider).toHaveValue('2000');
  await tabTo(page, page.getByRole('button', { name: '별 2,000개를 200원으로 바꾸기' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '적립금 200원이 쌓였어요' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: '별 내역 보기' }));
});

test('[MYP-02] a nickname is changed by keyboard alone', async ({ page }) => {
  await signIn(page);
  await open(page, links.myInfo());
  await tabTo(page, page.getByRole('link', { name: '닉네임 바꾸기' }));
  await page.keyboard.press('Enter');
  // Until the next page is there, Tab goes on in the one that is left.
  await expect(page.getByRole('main', { name: '닉네임 바꾸기' })).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: '닉네임' }));
  await page.keyboard.press('Control+A');
  const name = `봄${Math.random().toString(36).slice(2, 9)}`;
  await page.keyboard.insertText(name);
  await expect(page.getByText('쓸 수 있는 닉네임이에요.')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: '닉네임 바꾸기' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('dd').filter({ hasText: name })).toBeVisible();
});

test('[MYP-02] a phone number is typed, and its code asked for, by keyboard alone', async ({ page }) => {
  await signIn(page);
  await open(page, links.updatePhone());
  await tabTo(page, page.getByRole('textbox', { name: '휴대폰 번호' }));
  await page.keyboard.type(newCellphone());
  await page.keyboard.press('Enter');
  await expect(page.getByText('인증번호를 문자로 보냈어요.')).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: '인증번호' }));
});

test('[MYP-04] a consent is given by keyboard alone, and the question about a logout keeps the focus', async ({
  page,
}) => {
  await signIn(page);
  await open(page, links.settings());
  const email = page.getByRole('switch', { name: '이메일' });
  await tabTo(page, email);
  await page.keyboard.press('Space');
  await expect(email).toBeChecked();
  const logout = page.getByRole('button', { name: '로그아웃' });
  await tabTo(page, logout);
  await expectDialogKeepsFocus(page, logout);
});

test('[SES-18] a reason to leave is chosen by keyboard alone, and the question keeps the focus', async ({ page }) => {
  await signIn(page);
  await open(page, links.withdraw());
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  const leave = page.getByRole('button', { name: '탈퇴하기' });
  await tabTo(page, leave);
  await expectDialogKeepsFocus(page, leave);
});
