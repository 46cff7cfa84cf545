import { links } from '@jangteo/contract/links';
import { hydrated } from '../harness/hydrated.ts';
import { ask } from '../harness/market-data.ts';
import { expect, test } from '../harness/test.ts';

test('[RTE-09] [SHP-03] a province on the map leads to its stores', async ({ page }) => {
  await page.goto(links.localMain());
  await hydrated(page);
  const map = page.getByRole('navigation', { name: '지도에서 지역 고르기' });
  await expect(map.getByRole('link')).toHaveCount(17);
  await map.getByRole('link', { name: '경북' }).tap();
  await expect(page).toHaveURL(links.local('47'));
  await expect(page.getByRole('heading', { level: 1, name: '경상북도' })).toBeVisible();
});

test('[SHP-02] a picture opens large; a double tap zooms in, another one out, and 뒤로 of the keyboard closes it', async ({
  page,
}) => {
  const { limited } = await ask('GET /api/v1/display/home/deal');
  await page.goto(links.deal(limited[0]?.dealId ?? 0));
  await hydrated(page);
  const first = page.getByRole('button', { name: /사진 1 크게 보기$/ });
  const { width: shown, height: shownHeight } = (await first.boundingBox()) ?? {};
  expect({ shown, shownHeight }).toEqual({
    shown: page.viewportSize()?.width,
    shownHeight: page.viewportSize()?.width,
  });
  await first.tap();
  const dialog = page.getByRole('dialog', { name: /사진 크게 보기$/ });
  const picture = dialog.getByRole('img');
  await expect(picture).toBeVisible();
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const small = await width();
  await picture.tap();
  await picture.tap();
  await expect.poll(width).toBeGreaterThan(2 * small);
  await expect(dialog.getByRole('button', { name: '원래 크기로' })).toBeVisible();
  await dialog.getByRole('button', { name: '원래 크기로' }).tap();
  await expect.poll(width).toBeCloseTo(small, 0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
