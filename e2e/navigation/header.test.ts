import { links } from '@jangteo/contract/links';
import { hydrated } from '../harness/hydrated.ts';
import { type MarketSamples, marketSamples } from '../harness/samples.ts';
import { expect, test } from '../harness/test.ts';
import { cases } from '../harness/thorough.ts';

const places: Record<string, (samples: MarketSamples) => string> = {
  'a deal': ({ dealId }) => links.deal(dealId),
  'a period': ({ periodId }) => links.period(periodId),
  'a store': ({ shopId }) => links.store(shopId),
  'a notice': ({ noticeId }) => links.notice(noticeId),
};

for (const [[name, placeOf], tag] of cases(Object.entries(places))) {
  test(`[LAY-07] the header of pages without the bottom navigation links home: ${name}`, tag, async ({ page }) => {
    await page.goto(placeOf(await marketSamples()));
    await hydrated(page);
    await page.getByRole('link', { name: '홈', exact: true }).click();
    await expect(page).toHaveURL(links.home());
  });
}
