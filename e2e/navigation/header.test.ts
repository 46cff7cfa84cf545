import { links } from '@jangteo/contract/links';
import { hydrated } from '../harness/hydrated.ts';
import { marketSamples } from '../harness/samples.ts';
import { expect, test } from '../harness/test.ts';

test('[LAY-07] the header of pages without the bottom navigation links home', async ({ page }) => {
  const { dealId, periodId, shopId, noticeId } = await marketSamples();
  for (const address of [links.deal(dealId), links.period(periodId), links.store(shopId), links.notice(noticeId)]) {
    await page.goto(address);
    await hydrated(page);
    await page.getByRole('link', { name: '홈', exact: true }).click();
    await expect(page, address).toHaveURL(links.home());
  }
});
