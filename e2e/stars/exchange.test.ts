import type { Page } from 'playwright/test';
import { Gate } from '../harness/gate.ts';
import { hydrated } from '../harness/hydrated.ts';
import { operate } from '../harness/operator.ts';
import { breakShop, mendShop } from '../harness/shop-faults.ts';
import { type Member, signIn } from '../harness/sign-in.ts';
import { balanceOf, exchangesOf, giveStars, hurrySettling, setFrozen } from '../harness/stars.ts';
import { expect, test } from '../harness/test.ts';
import { thorough } from '../harness/thorough.ts';
import { type ConsoleWatch, failedToLoad, preloadedInVain } from '../harness/watch-console.ts';
import { shopAddress } from '../places.ts';

/** Points cannot be granted, nor can the shop say what it has granted, so that the outcome stays open until it is mended. */
async function breakPoints(member: Member, mode: Parameters<typeof breakShop>[2]): Promise<void> {
  await breakShop(member, 'shop-points-lookup', 'error');
  await breakShop(member, 'shop-points', mode);
}

async function mendPoints(member: Member): Promise<void> {
  await mendShop(member, 'shop-points');
  await mendShop(member, 'shop-points-lookup');
}

const exchangePage = '/my-page/point-exchange';
const completePage = /\/my-page\/point-exchange\/complete\/\d+$/;

/** A member with 5,000 stars, who looks at the exchange. */
async function openExchange(page: Page): Promise<Member> {
  const member = await signIn(page);
  await giveStars(member, 5_000);
  await page.goto(exchangePage);
  await hydrated(page);
  await expect(page.getByRole('slider', { name: '바꿀 별' })).toBeVisible();
  return member;
}

const outcome = (page: Page, title: string | RegExp) => page.getByRole('heading', { name: title });
const submit = (page: Page) => page.getByRole('button', { name: /으로 바꾸기$/ });
const shownBalance = (page: Page) => page.locator('dt', { hasText: '지금 가진 별' }).locator('+ dd');

async function expectTrueBalance(page: Page, member: Member, balance: number): Promise<void> {
  await expect(shownBalance(page)).toHaveText(`${balance.toLocaleString('en')}개`);
  expect(await balanceOf(member)).toBe(balance);
}

/** The same balance on the main page of my page. */
async function expectOnMainPage(page: Page, member: Member, balance: number): Promise<void> {
  await page.goto('/my-page');
  await expect(page.getByText('가진 별').locator('strong')).toHaveText(`${balance.toLocaleString('en')}개`);
  expect(await balanceOf(member)).toBe(balance);
}

/** The stars of an open exchange may still become points: nobody can leave them behind. */
async function expectNoWithdrawal(page: Page, noise: ConsoleWatch): Promise<void> {
  noise.expect(failedToLoad);
  await page.goto('/withdraw');
  await hydrated(page);
  await page.getByRole('radio', { name: '그 밖의 이유예요' }).check();
  await page.getByRole('button', { name: '탈퇴하기' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: '탈퇴하기' }).tap();
  await expect(page.getByRole('alert')).toHaveText('처리 중인 별 전환이 끝난 뒤에 탈퇴할 수 있어요.');
  await page.getByRole('link', { name: '전환 내역 보기' }).tap();
  await expect(page).toHaveURL('/my-page/star-history?type=use');
  await page.getByRole('link', { name: /^적립금 전환/ }).tap();
  await expect(page).toHaveURL(completePage);
  await expect(page.getByRole('link', { name: '별 내역 보기' })).toBeVisible();
}

/** Ends the shop platform's fault: the member's 5,000 stars become points, granted by one request. */
async function expectGrantOnceMended(page: Page, member: Member): Promise<void> {
  await mendPoints(member);
  await hurrySettling(member);
  await expect(outcome(page, '적립금 500원이 쌓였어요')).toBeVisible();
  await expectTrueBalance(page, member, 0);
  expect(await grantsOf(member)).toEqual([{ points: 500, requests: 1 }]);
}

/** How often the shop platform was asked for each of the member's exchanges, and what it granted. */
async function grantsOf(member: Member): Promise<{ points: number; requests: number }[]> {
  const keys = (await exchangesOf(member)).map(({ grantKey }) => grantKey);
  const reply = await fetch(`${shopAddress}/control/shop/points`);
  const { list } = (await reply.json()) as { list: { grantKey: string; points: number; requests: number }[] };
  return list.filter(({ grantKey }) => keys.includes(grantKey)).map(({ points, requests }) => ({ points, requests }));
}

test('[MYP-03] [RTE-16] stars become points: by slider and keys, once though pressed twice', async ({ page }) => {
  await page.goto(exchangePage);
  await expect(page).toHaveURL('/login');
  const member = await openExchange(page);
  await expect(page.getByRole('navigation', { name: '주 메뉴' })).toHaveCount(0);
  const slider = page.getByRole('slider', { name: '바꿀 별' });
  await slider.press('Home');
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('1100');
  await page.getByRole('button', { name: /^\+100 ?개 더하기/ }).tap();
  await expect(submit(page)).toHaveText('별 1,200개를 120원으로 바꾸기');
  await submit(page).dblclick();
  await expect(page).toHaveURL(completePage);
  await expect(outcome(page, '적립금 120원이 쌓였어요')).toBeVisible();
  await expectTrueBalance(page, member, 3_800);
  expect(await exchangesOf(member)).toMatchObject([{ stars: 1_200, status: 'COMPLETED' }]);
  expect(await grantsOf(member)).toEqual([{ points: 120, requests: 1 }]);
  await page.goBack();
  await expect(page).not.toHaveURL(exchangePage);
});

test(
  '[MYP-03] a busy shop: the stars are put aside, the exchange goes on, and completes',
  thorough,
  async ({ page, noise }) => {
    const member = await openExchange(page);
    await breakPoints(member, 'busy');
    await submit(page).tap();
    await expect(outcome(page, '적립금으로 바꾸고 있어요')).toBeVisible();
    await expectTrueBalance(page, member, 0);
    await expectOnMainPage(page, member, 0);
    await expectNoWithdrawal(page, noise);
    await expect(outcome(page, '적립금으로 바꾸고 있어요')).toBeVisible();
    await expectGrantOnceMended(page, member);
    await expect(page.getByRole('link', { name: '쇼핑몰에서 적립금 보기' })).toBeVisible();
  },
);

test('[MYP-03] a shop that refuses: the stars come back, every one', async ({ page }) => {
  const member = await openExchange(page);
  await breakPoints(member, 'refuse');
  await submit(page).tap();
  await expect(outcome(page, '별 5,000개를 돌려드렸어요')).toBeVisible();
  await expectTrueBalance(page, member, 5_000);
  expect(await grantsOf(member)).toEqual([]);
  await page.getByRole('link', { name: '다시 바꾸기' }).tap();
  await expect(page.getByRole('slider', { name: '바꿀 별' })).toHaveValue('5000');
  await expectOnMainPage(page, member, 5_000);
});

for (const [mode, does] of [
  ['late', 'grants and does not say so'],
  ['hang', 'does nothing and does not say so'],
  ['error', 'says that it failed'],
] as const) {
  test(
    `[MYP-03] a shop that ${does}: the outcome is looked up, and the points are granted once`,
    thorough,
    async ({ page, noise }) => {
      const member = await openExchange(page);
      await breakPoints(member, mode);
      await submit(page).tap();
      await expect(outcome(page, '쇼핑몰의 답을 확인하고 있어요')).toBeVisible();
      await expectTrueBalance(page, member, 0);
      await page.reload();
      await expect(outcome(page, '쇼핑몰의 답을 확인하고 있어요')).toBeVisible();
      await expectTrueBalance(page, member, 0);
      await expectOnMainPage(page, member, 0);
      await expectNoWithdrawal(page, noise);
      await expect(outcome(page, '쇼핑몰의 답을 확인하고 있어요')).toBeVisible();
      await expectGrantOnceMended(page, member);
    },
  );
}

for (const [mode, status, title, balance] of [
  ['busy', 'HELD', '적립금으로 바꾸고 있어요', 0],
  ['refuse', 'RELEASED', '별 5,000개를 돌려드렸어요', 5_000],
  ['late', 'UNKNOWN', '쇼핑몰의 답을 확인하고 있어요', 0],
  ['hang', 'UNKNOWN', '쇼핑몰의 답을 확인하고 있어요', 0],
  ['error', 'UNKNOWN', '쇼핑몰의 답을 확인하고 있어요', 0],
] as const) {
  test(
    `[MYP-03] automatic exchange while the shop’s answer is '${mode}': an alarm and the history tell how it is`,
    thorough,
    async ({ page, noise }) => {
      // While the operator works, the page waits and uses nothing of what it has prefetched.
      noise.expect(preloadedInVain);
      const member = await openExchange(page);
      await breakPoints(member, mode);
      const toggle = page.getByRole('switch', { name: /자동 전환/ });
      await toggle.tap();
      await expect(toggle).toBeChecked();
      await expect(page.getByText(/다음 자동 전환: \d+년/)).toBeVisible();
      await operate('stars', 'upkeep');
      await expect.poll(() => exchangesOf(member)).toMatchObject([{ stars: 5_000, status }]);
      await expectOnMainPage(page, member, balance);
      await page.goto('/my-page/star-history?type=use');
      await page.getByRole('link', { name: /^적립금 전환/ }).tap();
      await expect(outcome(page, title)).toBeVisible();
      await expectTrueBalance(page, member, balance);
      if (status !== 'RELEASED') await expectGrantOnceMended(page, member);
      await page.goto('/alarm');
      const alarm = status === 'RELEASED' ? '적립금으로 바꾸지 못했어요' : '적립금 500원이 쌓였어요';
      await page.getByRole('link', { name: alarm }).tap();
      await expect(page).toHaveURL(completePage);
      await operate('stars', 'upkeep');
      expect(await exchangesOf(member)).toHaveLength(1);
    },
  );
}

test('[MYP-03] a reply that is lost shows no balance; after a reload the same exchange is found', async ({
  page,
  noise,
}) => {
  noise.expect(failedToLoad);
  const member = await openExchange(page);
  await page.route('**/api/v1/user/point/exchange', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await submit(page).tap();
  await expect(outcome(page, '신청이 닿았는지 확인하고 있어요')).toBeVisible();
  await expect(page.getByText(/5,000개$/)).toHaveCount(0);
  expect(await balanceOf(member)).toBe(0);
  await page.unroute('**/api/v1/user/point/exchange');
  await page.reload();
  await expect(page).toHaveURL(completePage);
  await expect(outcome(page, '적립금 500원이 쌓였어요')).toBeVisible();
  expect(await exchangesOf(member)).toHaveLength(1);
});

test('[MYP-03] a reload while the request is on its way asks for nothing twice', thorough, async ({ page, noise }) => {
  noise.expect(failedToLoad);
  const member = await openExchange(page);
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && /point\/exchange$/.test(request.url()),
  );
  await submit(page).tap();
  await posted;
  await page.reload();
  await expect(page).toHaveURL(completePage);
  await expectTrueBalance(page, member, 0);
  expect(await exchangesOf(member)).toHaveLength(1);
});

test(
  '[MYP-03] an outcome that a reload takes away before it can be read is shown by the next document',
  thorough,
  async ({ page, noise }) => {
    noise.expect(failedToLoad);
    const member = await openExchange(page);
    const nextDocument = await Gate.before(page, '**/my-page/point-exchange');
    // In the document itself: Playwright looks for nothing in a document while the next one is on its way.
    await page.evaluate(
      (drawn) =>
        new Promise<void>((resolve) => {
          location.reload();
          [...document.querySelectorAll('button')].find(({ textContent }) => /으로 바꾸기$/.test(textContent))?.click();
          const look = () => (document.querySelector('h2')?.textContent === drawn ? resolve() : setTimeout(look, 50));
          look();
        }),
      '적립금 500원이 쌓였어요',
    );
    expect(nextDocument.waiting).toHaveLength(1);
    const loaded = page.waitForEvent('load');
    nextDocument.open();
    await loaded;
    await expect(outcome(page, '적립금 500원이 쌓였어요')).toBeVisible();
    await expectTrueBalance(page, member, 0);
    expect(await exchangesOf(member)).toHaveLength(1);

    await page.getByRole('link', { name: '별 내역 보기' }).tap();
    await page.goto(exchangePage);
    await expect(page.getByText('별 1,000개를 더 모으면 바꿀 수 있어요')).toBeVisible();
  },
);

test(
  '[MYP-03] a suspended exchange and a used-up daily limit have different messages',
  thorough,
  async ({ page, noise }) => {
    noise.expect(failedToLoad);
    const member = await openExchange(page);
    await setFrozen(member, true);
    await submit(page).tap();
    await expect(page.getByText('전환을 잠시 멈췄어요')).toBeVisible();
    await expect(page.getByRole('link', { name: /^고객센터/ })).toBeVisible();
    await expect(submit(page)).toHaveCount(0);
    await setFrozen(member, false);
    await giveStars(member, 30_000);
    await page.reload();
    await submit(page).tap();
    await expect(outcome(page, /쌓였어요$/)).toBeVisible();
    await page.getByRole('link', { name: '별 내역 보기' }).tap();
    await page.goto(exchangePage);
    await expect(page.getByText('오늘 바꿀 수 있는 만큼 모두 바꿨어요')).toBeVisible();
    await expect(page.getByRole('link', { name: '내 등급 보기' })).toBeVisible();
  },
);

test('[MYP-03] stars that expire soon are announced 30 and 7 days before, and exchanged with one tap', async ({
  page,
}) => {
  const member = await signIn(page);
  await giveStars(member, 3_000);
  await giveStars(member, 300, 25);
  await operate('stars', 'upkeep');
  await giveStars(member, 40, 5);
  await operate('stars', 'upkeep');
  await page.goto('/alarm');
  const alarms = page.getByRole('link', { name: '곧 사라지는 별이 있어요' });
  await expect(alarms).toHaveCount(2);
  await expect(alarms.first()).toContainText(/별 40개를 \d+년 \d+월 \d+일까지 쓸 수 있어요/);
  await expect(alarms.last()).toContainText(/별 300개를 \d+년 \d+월 \d+일까지 쓸 수 있어요/);
  await alarms.first().tap();
  await expect(page).toHaveURL(exchangePage);
  await expect(page.getByRole('heading', { name: '30일 안에 별 340개가 사라져요' })).toBeVisible();
  await expect(page.getByText(/그중 40개는 7일 안에 사라져요/)).toBeVisible();
  await page.getByRole('button', { name: '사라지기 전에 별 1,000개 바꾸기' }).tap();
  await expect(outcome(page, '적립금 100원이 쌓였어요')).toBeVisible();
  await expectTrueBalance(page, member, 2_340);
  await page.getByRole('link', { name: '별 내역 보기' }).tap();
  await page.goto(exchangePage);
  await expect(page.getByRole('slider', { name: '바꿀 별' })).toBeVisible();
  await expect(page.getByText(/안에 별 .*사라져요/)).toHaveCount(0);
});
