import { links } from '@jangteo/contract/links';
import type { BrowserContext, Page } from 'playwright/test';
import { doorOf } from '../harness/door.ts';
import { expired } from '../harness/expired-token.ts';
import { hydrated } from '../harness/hydrated.ts';
import { mainMenu } from '../harness/landmarks.ts';
import { type Member, signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';
import { thorough } from '../harness/thorough.ts';
import { failedToLoad } from '../harness/watch-console.ts';
import { apiAddress, shopAddress } from '../places.ts';

const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);

/** Makes the access token expire. */
async function letExpire(page: Page, { accessToken }: Member): Promise<void> {
  const token = `Bearer ${await expired(accessToken)}`;
  await page.evaluate((value) => localStorage.setItem('accessToken1', value), token);
}

/**
 * The tokens that were turned. A tab that has not heard of another one's turn yet may ask with the same token again, and
 * is given the same successor.
 */
function watchTurns(context: BrowserContext): Set<string> {
  const turned = new Set<string>();
  context.on('request', (request) => {
    if (request.url().endsWith('/token/jwt/refresh')) turned.add(request.headers().refreshtoken ?? '');
  });
  return turned;
}

/** Ends the login on the server, as if on another device. */
async function endElsewhere({ refreshToken, headers }: Member): Promise<void> {
  const ended = await fetch(`${apiAddress}/api/v1/token/jwt`, {
    method: 'DELETE',
    headers: { accessToken: headers.authorization, refreshToken, deviceUuid: headers.deviceUuid },
  });
  expect(ended.status).toBe(200);
}

/** In the page: so many members' requests at once, through the page's own door. */
async function askManyTimes(page: Page, times: number): Promise<void> {
  const http = await doorOf<{ call(key: string): Promise<unknown> }>(page, '@jangteo/http');
  await http.evaluate(async ({ call }, count) => {
    await Promise.all(Array.from({ length: count }, () => call('GET /api/v2/user/profile')));
  }, times);
}

test(
  '[SES-08] in a refresh storm, 50 requests in each of three tabs refresh the token once',
  thorough,
  async ({ page, context, noise }) => {
    noise.expect(failedToLoad);
    const member = await signIn(page);
    const tabs = [page, await context.newPage(), await context.newPage()];
    for (const tab of tabs) {
      await tab.goto('/terms');
      await hydrated(tab);
    }
    // The calls that pages make at their start are not counted.
    await page.waitForTimeout(500);
    const turned = watchTurns(context);
    for (let storm = 1; storm <= 3; storm += 1) {
      const now = { ...member, accessToken: ((await stored(page, 'accessToken1')) ?? '').replace('Bearer ', '') };
      await letExpire(page, now);
      await Promise.all(tabs.map((tab) => askManyTimes(tab, 50)));
      expect(turned.size).toBe(storm);
    }
    const tokens = await Promise.all(tabs.map((tab) => stored(tab, 'refreshToken1')));
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).not.toBe(member.refreshToken);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  },
);

test('[SES-08] a form that was filled in while the token expired is sent without loss', async ({ page, noise }) => {
  noise.expect(failedToLoad);
  const member = await signIn(page, undefined, { agreed: false });
  await page.goto('/sign-up');
  await hydrated(page);
  await page.getByRole('checkbox', { name: /모두 동의/ }).check();
  await letExpire(page, member);
  await page.getByRole('button', { name: '동의하고 가입하기' }).click();
  await expect(page).toHaveURL(/\/welcome$/);
});

test('[SES-09] a login that was ended elsewhere shows one dialog, and leads to the shop login', async ({
  page,
  noise,
}) => {
  noise.expect(failedToLoad);
  const member = await signIn(page);
  await page.goto('/terms');
  await hydrated(page);
  await endElsewhere(member);
  await askManyTimes(page, 5).catch(() => undefined);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toHaveText(/로그인 유효기간이 지났어요/);
  expect(await stored(page, 'accessToken1')).toBeNull();
  await dialog.getByRole('button', { name: '확인' }).click();
  await expect(page).toHaveURL(`${shopAddress}/login`);
});

test('[SES-09] [NAV-11] a login that turns out to be over on the way to a page of members: the way back leads through every page', async ({
  page,
  noise,
}) => {
  noise.expect(failedToLoad);
  const member = await signIn(page);
  await page.goto(links.terms());
  await hydrated(page);
  await page.goto(links.home());
  await hydrated(page);
  // What the page asks at its start does not find out.
  await page.waitForLoadState('networkidle');
  await endElsewhere(member);
  await mainMenu(page).getByRole('link', { name: '마이페이지' }).click();
  await expect(page.getByRole('alertdialog')).toHaveText(/로그인 유효기간이 지났어요/);
  await expect(page).toHaveURL(links.login());
  // Back closes the dialog, which leads to the shop's login.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(`${shopAddress}/login`);
  await page.goBack();
  await expect(page).toHaveURL(links.login());
  await expect(page.getByRole('button', { name: '네이버로 시작하기' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(links.home());
  await expect(page.getByRole('region', { name: /특가/ }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(links.terms());
});

test(
  '[SES-09] [COM-02] a text that is being written stays on the screen when the login ends in another tab',
  thorough,
  async ({ page, context, noise }) => {
    noise.expect(failedToLoad);
    const member = await signIn(page);
    await page.goto('/terms');
    await hydrated(page);
    const form = await context.newPage();
    await form.goto(links.communityPostForm());
    const title = form.getByRole('textbox', { name: '제목' });
    await title.fill('쓰다 만 글입니다');
    await endElsewhere(member);
    await askManyTimes(page, 1).catch(() => undefined);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expect.poll(() => stored(form, 'accessToken1')).toBeNull();
    // Long enough for the way home that the tab must not take.
    await form.waitForTimeout(1_000);
    expect(new URL(form.url()).pathname).toBe(links.communityPostForm());
    await expect(title).toHaveValue('쓰다 만 글입니다');
  },
);
