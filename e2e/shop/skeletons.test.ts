import { links } from '@jangteo/contract/links';
import { hydrated } from '../harness/hydrated.ts';
import { expect, test } from '../harness/test.ts';
import { thingsOfMarket } from '../harness/things.ts';
import { watchShifts } from '../harness/watch-shifts.ts';

test('[SHP-08] what comes stands where its shape stood, and nothing around it moves', async ({
  page,
  strangeMarket: { address, api },
}) => {
  test.slow();
  const { dealId, periodId, eventId, customEventId, shopId, localCode } = await thingsOfMarket();
  await watchShifts(page);
  for (const place of [
    links.home(),
    links.deal(dealId),
    links.period(periodId),
    links.event(eventId),
    links.customEvent(customEventId),
    links.season(),
    links.localMain(),
    links.local(localCode),
    links.localStore(localCode, shopId),
    links.stores(),
    links.store(shopId),
  ]) {
    api.hold('/');
    await page.goto(address + place);
    await hydrated(page);
    await page.locator('main [aria-busy=true]').first().waitFor();
    await page.evaluate(() => {
      globalThis.layoutShift.sum = 0;
    });
    api.heal();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const { sum, moved } = await page.evaluate(() => globalThis.layoutShift);
    expect.soft(sum, `${place}\n${moved.join('\n')}`).toBeLessThanOrEqual(0.01);
  }
});
