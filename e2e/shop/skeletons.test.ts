import { links } from '@jangteo/contract/links';
import { dataCalls, Gate } from '../harness/gate.ts';
import { hydrated } from '../harness/hydrated.ts';
import { type MarketSamples, marketSamples } from '../harness/samples.ts';
import { expect, test } from '../harness/test.ts';
import { cases } from '../harness/thorough.ts';
import { forgetShifts, watchShifts } from '../harness/watch-shifts.ts';

const places: Record<string, (samples: MarketSamples) => string> = {
  'the home page': () => links.home(),
  'a deal': ({ dealId }) => links.deal(dealId),
  'a period': ({ periodId }) => links.period(periodId),
  'an event': ({ eventId }) => links.event(eventId),
  'an event of its own making': ({ customEventId }) => links.customEvent(customEventId),
  'the season': () => links.season(),
  'all regions': () => links.localMain(),
  'a region': ({ localCode }) => links.local(localCode),
  'a store of a region': ({ localCode, shopId }) => links.localStore(localCode, shopId),
  'all stores': () => links.stores(),
  'a store': ({ shopId }) => links.store(shopId),
};

// A tab's cache outlives its documents and would fill the page at once, so each page is opened in a new tab.
for (const [[name, placeOf], tag] of cases(Object.entries(places))) {
  test(
    `[SHP-08] content takes the place of its skeleton, and nothing around it moves: ${name}`,
    tag,
    async ({ page, controlledMarket: { address, api } }) => {
      const place = placeOf(await marketSamples());
      await watchShifts(page);
      // What the page asks for waits in the browser: six open calls would leave the font no connection.
      api.hold('/');
      const calls = await Gate.before(page, dataCalls);
      await page.goto(address + place);
      await hydrated(page);
      await page.locator('main [aria-busy=true]').first().waitFor();
      await forgetShifts(page);
      expect(calls.waiting).not.toEqual([]);
      api.heal();
      calls.open();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const { sum, moved } = await page.evaluate(() => globalThis.layoutShift);
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.01);
    },
  );
}
