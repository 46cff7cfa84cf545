import { hydrated } from '../harness/hydrated.ts';
import { mainMenu } from '../harness/landmarks.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';
import { failedToLoad, preloadedInVain } from '../harness/watch-console.ts';
import { apiAddress, shopAddress } from '../places.ts';

test('[RTE-16] [MYP-01] a visitor who taps the tab sees what membership brings, and logs in to come back', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await hydrated(page);
  await mainMenu(page).getByRole('link', { name: '마이페이지' }).tap();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('활동할 때마다 별을 모아 적립금으로 바꿔요')).toBeVisible();
  await expect(page.getByRole('button', { name: '네이버로 시작하기' })).toBeVisible();
  const [kept] = (await context.cookies()).filter(({ name }) => name === 'redirectPath');
  expect(decodeURIComponent(kept?.value ?? '')).toBe('/my-page');
});

test('[RTE-16] [MYP-01] [LAY-07] a member sees name, level, stars and counts, and reaches settings and alarms', async ({
  page,
}) => {
  const { headers } = await signIn(page);
  const reply = await fetch(`${apiAddress}/api/v1/user/mypage`, { headers });
  const { data } = (await reply.json()) as { data: { nickName: string; levelName: string } };
  await page.goto('/my-page');
  await expect(page.getByRole('link', { name: `${data.nickName}님 ${data.levelName}` })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: '다음 등급까지' })).toBeVisible();
  await expect(page.getByText('가진 별')).toBeVisible();
  await expect(page.getByRole('link', { name: '0 찜한 상품' })).toBeVisible();
  await expect(page.getByRole('link', { name: '설정', exact: true })).toBeVisible();
  await expect(mainMenu(page)).toBeVisible();
});

test('[SES-10] the logout at the end of the page asks first, then leaves nothing of the member in any tab', async ({
  page,
  context,
  noise,
}) => {
  // A tab in the background prefetches and uses nothing of it.
  noise.expect(failedToLoad, preloadedInVain);
  const { headers } = await signIn(page);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/my-page');
    await expect(tab.getByText('가진 별')).toBeVisible();
  }
  await page.getByRole('button', { name: '로그아웃' }).tap();
  await page.getByRole('button', { name: '취소' }).tap();
  await expect(page.getByText('가진 별')).toBeVisible();

  await page.getByRole('button', { name: '로그아웃' }).tap();
  const popup = page.waitForEvent('popup');
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).tap();
  await expect(await popup).toHaveURL(`${shopAddress}/logout`);
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/');
    expect(await tab.evaluate(() => localStorage.getItem('accessToken1'))).toBeNull();
    expect(await tab.evaluate(() => sessionStorage.getItem('host:queryCache') ?? '')).not.toContain('mypage:summary');
  }
  const reply = await fetch(`${apiAddress}/api/v1/user/token`, { headers });
  expect(await reply.json()).toMatchObject({ code: 112 });
});
