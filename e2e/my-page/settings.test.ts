import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { MyData } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import type { Page } from 'playwright/test';
import { findings } from '../harness/findings.ts';
import { hydrated } from '../harness/hydrated.ts';
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

test('[MYP-04] [SHP-05] recent searches that are removed in the settings are gone from the open page', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: '어떤 먹거리를 찾으세요?' }).tap();
  const search = page.getByRole('searchbox');
  const recent = page.getByRole('region', { name: '최근 검색어' });
  await search.fill('감귤');
  await search.press('Enter');
  await expect(page).toHaveURL(links.searchProducts('감귤'));
  await page.goBack();
  await page.getByRole('button', { name: '지우기', exact: true }).tap();
  await expect(recent.getByRole('link', { name: '감귤' })).toBeVisible();
  await page.goBack();
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '마이페이지' }).tap();
  await page.getByRole('link', { name: '설정', exact: true }).tap();
  await page.getByRole('button', { name: '저장된 화면과 검색어 지우기' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).tap();
  await expect(page.getByRole('status').filter({ hasText: '모두 지웠어요.' })).toBeVisible();
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '홈' }).tap();
  await page.getByRole('link', { name: '어떤 먹거리를 찾으세요?' }).tap();
  await expect(recent).toContainText('최근 검색어가 없어요.');
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
