import { links } from '@jangteo/contract/links';
import { hydrated } from '../harness/hydrated.ts';
import { marketSamples } from '../harness/samples.ts';
import { expect, test } from '../harness/test.ts';

test('[MYP-06] [API-01] opening a notice counts a view', async ({ page }) => {
  const { noticeId } = await marketSamples();
  const counted = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith(`/display/notice/${noticeId}/view`),
  );
  await page.goto(links.notice(noticeId));
  await hydrated(page);
  expect(await (await counted).json()).toMatchObject({ code: 0, data: { viewCount: expect.any(Number) } });
});
