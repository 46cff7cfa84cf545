import { koreanDay } from '@jangteo/contract/korean-day';
import { links } from '@jangteo/contract/links';
import { type MarketSamples, marketSamples } from '../harness/samples.ts';
import { expect, test } from '../harness/test.ts';
import { address } from '../places.ts';

const places: Record<string, (samples: MarketSamples) => string> = {
  'the home page': () => links.home(),
  'a deal': ({ dealId }) => links.deal(dealId),
  'all periods': () => links.periods(),
  'a period': ({ periodId }) => links.period(periodId),
  'the season': () => links.season(),
  'all regions': () => links.localMain(),
  'all stores': () => links.stores(),
  'a store': ({ shopId }) => links.store(shopId),
  'a search': () => links.searchProducts('감귤'),
  'popular posts': () => links.communityPopular(),
  'the meals of a day': () => links.communityDailyBoard(koreanDay(new Date())),
};

/*
 * Over HTTP/2 everything shares one connection, and many servers send what is requested first. A script of 90 KB before
 * the pictures is half a second on a slow line.
 */
for (const [name, placeOf] of Object.entries(places)) {
  test(`the pictures of the first view are requested before any script: ${name}`, async () => {
    const place = address + placeOf(await marketSamples());
    // Rendered a moment ago, the page is sent whole.
    await (await fetch(place)).text();
    const html = await (await fetch(place)).text();
    const picture = html.lastIndexOf('<link rel="preload" as="image"');
    expect(picture).toBeGreaterThan(0);
    expect(picture).toBeLessThan(html.indexOf('<link rel="preload" as="script"'));
  });
}
