import { createHash, createHmac } from 'node:crypto';
import { changeMarket } from '../harness/database.ts';
import { hydrated } from '../harness/hydrated.ts';
import { type Member, signIn } from '../harness/sign-in.ts';
import { balanceOf, giveStars } from '../harness/stars.ts';
import { expect, test } from '../harness/test.ts';
import { failedToLoad } from '../harness/watch-console.ts';

const playsOf = ({ deviceUuid }: Member) =>
  changeMarket<{ stars: number }>(
    'SELECT stars FROM game_play JOIN session USING (member_id) WHERE device_uuid = $1 AND played_on = (now() AT TIME ZONE $2)::date',
    [deviceUuid, 'Asia/Seoul'],
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
      .update(await fact(/^내 선택$/))
      .digest('hex')}`,
  );
  expect(await fact(/^추첨 번호$/)).toBe(String(number % 1_000n));
  await expect(page.getByText('번호에 맞는 별을 받았어요')).toBeVisible();

  await page.reload();
  await expect(status).toContainText(`별 ${play?.stars}개`);
  await expect(page.getByRole('button', { name: '가운데' })).toHaveCount(0);
});

test('[MYP-07] a play whose reply is lost shows its first result', async ({ page, noise }) => {
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
  await expect(page.getByRole('status').filter({ hasText: `별 ${play?.stars}개` })).toBeVisible();
});

test('[MYP-07] without a connection nothing is played; with it again, it is', async ({ page, context, noise }) => {
  noise.expect(failedToLoad);
  const member = await signIn(page);
  await page.goto('/game');
  await hydrated(page);
  await expect(page.getByRole('button', { name: '왼쪽' })).toBeEnabled();
  await context.setOffline(true);
  await expect(page.getByRole('button', { name: '왼쪽' })).toBeDisabled();
  await expect(page.getByText(/인터넷에 연결되어 있지 않아요/)).toBeVisible();
  expect(await playsOf(member)).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('button', { name: '왼쪽' }).tap();
  await expect(page.getByRole('status').filter({ hasText: '오늘의 별이에요' })).toBeVisible();
});

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('[MYP-07] nothing moves for who prefers that, and the result is the same', async ({ page }) => {
    await signIn(page);
    await page.goto('/game');
    await hydrated(page);
    await expect(page.locator('[data-state=initial] img')).toBeVisible();
    await page.getByRole('button', { name: '오른쪽' }).tap();
    await expect(page.getByRole('status').filter({ hasText: '오늘의 별이에요' })).toBeVisible();
    await expect(page.locator('[data-state=playing]')).toHaveCount(0);
  });
});
