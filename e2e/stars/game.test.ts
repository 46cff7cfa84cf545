import { createHash, createHmac } from 'node:crypto';
import { dayMs } from '@jangteo/contract/korean-day';
import { changeMarket } from '../harness/database.ts';
import { hydrated } from '../harness/hydrated.ts';
import { type Member, signIn } from '../harness/sign-in.ts';
import { balanceOf, giveStars } from '../harness/stars.ts';
import { expect, test } from '../harness/test.ts';
import { thorough } from '../harness/thorough.ts';
import { setClockWrong } from '../harness/time.ts';
import { failedToLoad } from '../harness/watch-console.ts';

const playsOf = ({ deviceUuid }: Member) =>
  changeMarket<{ stars: number }>(
    'SELECT stars FROM game_play JOIN session USING (member_id) WHERE device_uuid = $1 AND played_on = now()::date',
    [deviceUuid],
  );

/** As a market would that does not keep to its draws. */
const changePlay = ({ deviceUuid }: Member, change: string): Promise<unknown> =>
  changeMarket(
    `UPDATE game_play SET ${change} FROM session WHERE session.member_id = game_play.member_id AND device_uuid = $1`,
    [deviceUuid],
  );

test('[MYP-07] [RTE-27] a basket is opened once a day, and its receipt proves the draw to anybody', async ({
  page,
}) => {
  await page.goto('/game');
  await expect(page).toHaveURL('/login');
  const member = await signIn(page);
  await giveStars(member, 100);
  await page.goto('/game');
  await hydrated(page);
  await expect(page.getByRole('navigation', { name: '주 메뉴' })).toHaveCount(0);
  const seal = await page
    .getByRole('definition')
    .filter({ hasText: /^[0-9a-f]{64}$/ })
    .textContent();
  await expect(page.locator('[data-state=playing]')).toBeVisible();
  await page.getByRole('button', { name: '가운데' }).dblclick();
  const status = page.getByRole('status').filter({ hasText: '오늘의 별이에요' });
  await expect(status).toBeVisible();
  const [play, ...others] = await playsOf(member);
  expect(others).toEqual([]);
  await expect(status).toContainText(`별 ${play?.stars}개`);
  expect(await balanceOf(member)).toBe(100 + (play?.stars ?? 0));

  const fact = async (name: RegExp) =>
    (await page.locator('dt', { hasText: name }).locator('+ dd').textContent()) ?? '';
  const key = Buffer.from(await fact(/^씨앗$/), 'hex');
  expect(createHash('sha256').update(key).digest('hex')).toBe(seal);
  const number = BigInt(
    `0x${createHmac('sha256', key)
      .update(await fact(/^고른 값$/))
      .digest('hex')}`,
  );
  expect(await fact(/^추첨 번호$/)).toBe(String(number % 1_000n));
  await expect(page.getByText('번호에 맞는 별을 받았어요')).toBeVisible();

  await page.reload();
  await expect(status).toContainText(`별 ${play?.stars}개`);
  await expect(page.getByRole('button', { name: '가운데' })).toHaveCount(0);
});

test('[MYP-07] a visitor with the link sees the seal before the play, the receipt after it, and every lie in it', async ({
  page,
  browser,
}) => {
  const member = await signIn(page);
  await page.goto('/game');
  await hydrated(page);
  await page.getByRole('link', { name: '누구나 볼 수 있는 봉인 열기' }).tap();
  await expect(page).toHaveURL(/\/game\/draw\/[0-9a-f]{64}$/);
  const link = page.url();
  await using context = await browser.newContext();
  const visitor = await context.newPage();
  // What the server has sent stays no longer on a phone whose clock is slow.
  await setClockWrong(visitor, -dayMs);
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: '아직 보자기를 들추지 않은 추첨이에요' })).toBeVisible();
  await expect(visitor.getByText(link.slice(-64))).toBeVisible();
  await expect(visitor.getByText('씨앗', { exact: true })).toHaveCount(0);

  await page.goto('/game');
  await hydrated(page);
  await page.getByRole('button', { name: '왼쪽' }).tap();
  await expect(page.getByRole('status').filter({ hasText: '오늘의 별이에요' })).toBeVisible();
  const [play] = await playsOf(member);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: `별 ${play?.stars}개가 나온 추첨이에요` })).toBeVisible();
  await expect(visitor.getByText('이 기기에서 다시 계산해 보니 모두 맞아요.')).toBeVisible();

  const check = visitor.getByRole('list', { name: '이 기기에서 확인한 결과' });
  await changePlay(member, 'stars = CASE stars WHEN 50 THEN 1 ELSE 50 END');
  await visitor.reload();
  await expect(check).toContainText('번호와 받은 별이 달라요');
  await expect(visitor.getByText(/^맞지 않는 추첨이에요/)).toBeVisible();
  await changePlay(member, "choice = '1-another'");
  await visitor.reload();
  await expect(check).toContainText('추첨 번호가 씨앗과 고른 값에서 나오지 않았어요');
});

test(
  '[MYP-07] [MYP-03] the receipts of old plays are found in the list of plays and in the history of stars',
  thorough,
  async ({ page }) => {
    const member = await signIn(page);
    await page.goto('/game');
    await hydrated(page);
    await page.getByRole('button', { name: '오른쪽' }).tap();
    await expect(page.getByRole('status').filter({ hasText: '오늘의 별이에요' })).toBeVisible();
    const [play] = await playsOf(member);
    const isRight = page.getByText('이 기기에서 다시 계산해 보니 모두 맞아요.');
    const receipt = page.getByRole('heading', { name: `별 ${play?.stars}개가 나온 추첨이에요` });
    await page.getByRole('link', { name: '지난 게임 기록 보기' }).tap();
    await expect(page).toHaveURL('/game/plays');
    await page.getByRole('link', { name: `+${play?.stars}개` }).tap();
    await expect(receipt).toBeVisible();
    await expect(isRight).toBeVisible();
    await page.goto('/my-page/star-history?type=earn');
    await page.getByRole('link', { name: /^게임/ }).tap();
    await expect(receipt).toBeVisible();
    await expect(isRight).toBeVisible();
  },
);

test('[MYP-07] a play whose reply is lost shows its first result', thorough, async ({ page, noise }) => {
  noise.expect(failedToLoad);
  const member = await signIn(page);
  await page.goto('/game');
  await hydrated(page);
  await page.route('**/api/v1/game/**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: '왼쪽' }).tap();
  await expect.poll(() => playsOf(member)).toHaveLength(1);
  const [play] = await playsOf(member);
  // The toast about the day's attendance may tell of as many stars.
  const result = page.getByRole('status').filter({ hasText: '오늘의 별이에요' });
  await expect(result).toContainText(`별 ${play?.stars}개`);
});

test('[MYP-07] without a connection nothing is played; with it again, it is', async ({ page, context, noise }) => {
  noise.expect(failedToLoad);
  const member = await signIn(page);
  await page.goto('/game');
  await hydrated(page);
  await expect(page.getByRole('button', { name: '왼쪽' })).toBeEnabled();
  await context.setOffline(true);
  await expect(page.getByRole('button', { name: '왼쪽' })).toBeDisabled();
  await expect(page.getByText(/지금은 인터넷에 연결되어 있지 않아요/)).toBeVisible();
  expect(await playsOf(member)).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('button', { name: '왼쪽' }).tap();
  await expect(page.getByRole('status').filter({ hasText: '오늘의 별이에요' })).toBeVisible();
});

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('[MYP-07] nothing moves for who prefers that, and the result is the same', thorough, async ({ page }) => {
    await signIn(page);
    await page.goto('/game');
    await hydrated(page);
    await expect(page.locator('[data-state=initial] img')).toBeVisible();
    await page.getByRole('button', { name: '오른쪽' }).tap();
    await expect(page.getByRole('status').filter({ hasText: '오늘의 별이에요' })).toBeVisible();
    await expect(page.locator('[data-state=playing]')).toHaveCount(0);
  });
});
