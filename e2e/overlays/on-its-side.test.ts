import type { Locator, Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { expect, test } from '../harness/test.ts';

// A phone that lies on its side, below the browser's address bar.
test.use({ viewport: { width: 740, height: 320 } });

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('[BRG-01] the bridge shows store, picture and progress, and for what the seller is responsible', async ({
  page,
}) => {
  await page.goto('/season');
  await hydrated(page);
  // The bridge stays until the view is counted.
  await page.route('**/product/view/count', () => undefined);
  await page.locator('main article').first().getByRole('heading').getByRole('link').click();
  const bridge = dialog(page, /판매자 스토어로 이동하고 있어요/);
  for (const part of [
    bridge.getByRole('heading'),
    bridge.locator('[data-part=store] img'),
    bridge.getByRole('progressbar'),
    bridge.getByText('책임은 판매자에게 있습니다'),
    bridge.getByText('주문하실 때 확인해 주세요'),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
});

test('the buttons of a filter longer than the screen stand below it, at the sheet’s end', async ({ page }) => {
  await page.goto('/category/detail/01');
  await hydrated(page);
  await page.getByRole('button', { name: '필터' }).click();
  const sheet = dialog(page, '필터');
  const apply = sheet.getByRole('button', { name: /상품 .*보기/ });
  await expect(apply).toBeInViewport({ ratio: 1 });
  const [options, actions] = await Promise.all([boxOf(sheet.locator('> div')), boxOf(apply)]);
  expect(options.y + options.height).toBeLessThanOrEqual(actions.y);
  await sheet.getByRole('radio').last().scrollIntoViewIfNeeded();
  expect((await boxOf(sheet.getByRole('radio').last())).y).toBeLessThan(actions.y);
});
