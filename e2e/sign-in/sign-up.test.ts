import { hydrated } from '../harness/hydrated.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';
import { thorough } from '../harness/thorough.ts';
import { failedToLoad } from '../harness/watch-console.ts';

test('[RTE-03] a person signs up: agreements without ticks, each readable, and the welcome', async ({ page }) => {
  await signIn(page, undefined, { agreed: false });
  await page.goto('/sign-up');
  await hydrated(page);
  const finish = page.getByRole('button', { name: /가입하기|동의해 주세요/ });
  await expect(finish).toBeDisabled();
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);

  await page.getByRole('button', { name: '이용약관 내용 보기' }).click();
  const sheet = page.getByRole('dialog', { name: '이용약관' });
  await expect(sheet.getByText('제1조 (목적)')).toBeVisible();
  await sheet.getByRole('button', { name: '닫기' }).click();

  for (const name of [/이용약관/, /개인정보/, /만 14세/]) await page.getByRole('checkbox', { name }).first().check();
  await page.getByRole('checkbox', { name: /문자로/ }).check();
  await finish.click();
  await expect(page).toHaveURL(/\/welcome$/);
  await page.getByRole('link', { name: '장보러 가기' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('[RTE-03] ticked items stay ticked when the server fails', thorough, async ({ page, noise }) => {
  noise.expect(failedToLoad);
  await signIn(page, undefined, { agreed: false });
  await page.route('**/sign-up/agreement', (route) =>
    route.fulfill({ status: 500, json: { code: 5, message: '일시적인 오류가 발생했습니다.', requestId: 'test' } }),
  );
  await page.goto('/sign-up');
  await hydrated(page);
  await page.getByRole('checkbox', { name: /모두 동의/ }).check();
  await page.getByRole('button', { name: '동의하고 가입하기' }).click();
  await expect(page.getByRole('alert')).toHaveText('일시적인 오류가 발생했습니다.');
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(8);
  await page.unroute('**/sign-up/agreement');
  await page.getByRole('button', { name: '동의하고 가입하기' }).click();
  await expect(page).toHaveURL(/\/welcome$/);
});
