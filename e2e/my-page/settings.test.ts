import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { MyData } from '@jangteo/contract';
import type { Page } from 'playwright/test';
import { findings } from '../harness/findings.ts';
import { NativeApp } from '../harness/native-app.ts';
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

test('[MYP-04] a consent that was changed by mistake is undone from the toast, as a further answer', async ({
  page,
}) => {
  const { headers } = await signIn(page);
  await open(page);
  const sms = page.getByRole('switch', { name: '문자' });
  await sms.tap();
  await expect(sms).toHaveAccessibleDescription(/에 동의했어요/);
  await page.getByRole('button', { name: '되돌리기' }).tap();
  await expect(sms).not.toBeChecked();
  await expect(sms).toHaveAccessibleDescription(/에 받지 않기로 했어요/);
  expect((await ask('/api/v1/user/settings', headers)).data).toMatchObject({ smsYN: 'N', smsDt: expect.any(String) });
});

test('[MYP-04] a member downloads everything the market knows of them: one file that people and programs read', async ({
  page,
}, testInfo) => {
  const { headers } = await signIn(page);
  const { data: mine } = await ask('/api/v1/user/mypage', headers);
  await open(page);
  await page.getByRole('button', { name: '내 정보 모두 내려받기' }).tap();
  const asked = Date.now();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('alertdialog').getByRole('button', { name: '내려받기' }).tap(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^장터-내-정보-\d{4}\.\d\d\.\d\d\.html$/);
  const file = testInfo.outputPath('my-data.html');
  await download.saveAs(file);
  expect(Date.now() - asked).toBeLessThan(60_000);
  await expect(page.getByText('내 정보를 파일로 저장했어요.').first()).toBeVisible();
  const text = await readFile(file, 'utf8');
  expect(text).not.toMatch(/(src|href)="(?!#)/);
  await page.goto(pathToFileURL(file).href);
  await expect(page.getByRole('heading', { name: '장터가 알고 있는 내 정보' })).toBeVisible();
  await expect(page.getByRole('row', { name: `닉네임 ${mine?.nickName}` })).toBeVisible();
  const { sections } = JSON.parse((await page.locator('#my-data').textContent()) ?? '') as MyData;
  expect(sections.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['member', 'consent', 'session', 'star_ledger']),
  );
});

test('[MYP-04] notifications of the app’s device are kept over a reload', async ({ page }) => {
  await NativeApp.around(page);
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
