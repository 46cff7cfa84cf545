import { links } from '@jangteo/contract/links';
import { Gate } from '../harness/gate.ts';
import { hydrated } from '../harness/hydrated.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';

test('[LAY-09] the throbber covers the page while a sign-up is being finished, and goes afterwards', async ({
  page,
}) => {
  await signIn(page, undefined, { agreed: false });
  await page.goto(links.signUp());
  await hydrated(page);
  const gate = await Gate.before(page, '**/sign-up/agreement');
  await page.getByRole('checkbox', { name: /모두 동의/ }).check();
  await page.getByRole('button', { name: '동의하고 가입하기' }).click();
  const throbber = page.getByRole('dialog', { name: '처리 중' });
  await expect(throbber).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(throbber).toBeVisible();
  gate.open();
  await expect(page).toHaveURL(links.welcome());
  await expect(throbber).toBeHidden();
});
