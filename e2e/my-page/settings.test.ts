import type { Page } from 'playwright/test';
import { findings } from '../harness/findings.ts';
import { newPersona, signIn, signUp } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';
import { apiAddress } from '../places.ts';

const ask = async (path: string, headers: Record<string, string>) => {
  const reply = await fetch(apiAddress + path, { headers });
  return (await reply.json()) as { code: number; data?: Record<string, string> };
};

async function open(page: Page): Promise<void> {
  await page.goto('/my-page/settings');
  await expect(page.getByRole('switch', { name: '이메일' })).toBeVisible();
}

test('[RTE-16] [LAY-07] the settings are for members, and the header of my page leads to them', async ({ page }) => {
  await page.goto('/my-page/settings');
  await expect(page).toHaveURL('/login');
  await signIn(page);
  await page.goto('/my-page');
  await page.getByRole('link', { name: '설정', exact: true }).tap();
  await expect(page).toHaveURL('/my-page/settings');
  await expect(page.getByRole('heading', { name: '설정', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: '회원 탈퇴' })).toHaveAttribute('href', '/withdrawInfo');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
});

test('[MYP-04] a consent given and withdrawn in the settings holds at the server at once, with its date', async ({
  page,
}) => {
  const { headers } = await signIn(page);
  await open(page);
  const email = page.getByRole('switch', { name: '이메일' });
  await email.tap();
  await expect(email).toHaveAccessibleDescription(/에 동의했어요/);
  expect((await ask('/api/v1/user/settings', headers)).data).toMatchObject({ emailYN: 'Y' });
  await email.tap();
  await expect(email).toHaveAccessibleDescription(/에 받지 않기로 했어요/);
  expect((await ask('/api/v1/user/settings', headers)).data).toMatchObject({ emailYN: 'N' });
});

test('[MYP-04] notifications of this device are kept over a reload', async ({ page }) => {
  const { headers } = await signIn(page);
  await open(page);
  await page.getByRole('switch', { name: '활동과 소식 알림' }).tap();
  await expect.poll(async () => (await ask('/api/v1/app/settings', headers)).data).toMatchObject({ pushYN: 'Y' });
  await page.reload();
  await expect(page.getByRole('switch', { name: '활동과 소식 알림' })).toBeChecked();
});

test('[MYP-04] a login on another device is ended from here, and its token is worth nothing from then on', async ({
  page,
}) => {
  const persona = newPersona();
  const elsewhere = await signUp(persona);
  await signIn(page, persona);
  await open(page);
  const logins = page.getByRole('region', { name: '로그인한 기기' });
  await expect(logins.getByRole('listitem')).toHaveCount(2);
  await logins.getByRole('listitem').last().getByRole('button').tap();
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).tap();
  await expect(logins.getByRole('listitem')).toHaveCount(1);
  expect(await ask('/api/v1/user/token', elsewhere.headers)).toMatchObject({ code: 112 });
});
