import { links } from '@jangteo/contract/links';
import { emptyLists, lengthenTexts } from '../harness/changed-data.ts';
import { findings } from '../harness/findings.ts';
import { hydrated } from '../harness/hydrated.ts';
import { addressesOfSamples } from '../harness/samples.ts';
import { expect, test } from '../harness/test.ts';
import { thorough } from '../harness/thorough.ts';
import { preloadedInVain } from '../harness/watch-console.ts';

const withoutIds = [
  links.season(),
  links.localMain(),
  links.stores(),
  links.category(),
  links.seasonOccasion(),
  links.seasonRecommendation(),
  links.search(),
];
const everyPage = async () => [...withoutIds, ...(await addressesOfSamples())];

test('[RTE-05] [RTE-06] [RTE-07] [RTE-08] [RTE-09] [RTE-10] [RTE-11] [RTE-13] [RTE-14] every shop page comes rendered, with a heading and a head of its own, and nothing wider than the screen', async ({
  page,
  noise,
}) => {
  // A picture that the page before showed comes from the browser's memory, past its preload.
  noise.expect(preloadedInVain);
  test.slow();
  const titles = new Set<string>();
  for (const place of await everyPage()) {
    await page.goto(place);
    await expect(page.getByRole('heading', { level: 1 }), place).toHaveCount(1);
    await hydrated(page);
    titles.add(await page.title());
    const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
    expect((await content('meta[name=description]'))?.length, place).toBeGreaterThan(15);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      place,
    ).toBeLessThanOrEqual(0);
  }
  expect(titles.size).toBeGreaterThanOrEqual(withoutIds.length + 8);
});

test('axe finds no violation on any page of an item', thorough, async ({ page, noise }) => {
  noise.expect(preloadedInVain);
  test.slow();
  for (const place of await addressesOfSamples()) {
    await page.goto(place);
    await hydrated(page);
    expect(await findings(page), place).toEqual([]);
  }
});

test('[RTE-01] an address whose item does not exist leads to /404', thorough, async ({ page, noise }) => {
  noise.expect(/404/);
  const missing = 2_147_483_647;
  for (const place of [
    links.deal(missing),
    links.period(missing),
    links.event(missing),
    links.customEvent(missing),
    links.store(missing),
    links.local('99'),
    links.localStore('46', missing),
    links.categoryDetail('9999'),
    links.seasonRecommendation(missing),
    '/deal/abc',
    '/deal/0',
    '/store/0',
    '/period/2147483648',
    '/event/99999999999999999999',
    '/DEAL/1',
  ]) {
    await page.goto(place);
    await expect(page, place).toHaveURL('/404');
  }
});

test('[SHP-02] a preview does not exist for visitors and members who are no admins', async ({ page, noise }) => {
  noise.expect(/404/);
  for (const place of ['/admin-deal/1', '/admin-period/1', '/admin-event/1']) {
    await page.goto(place);
    await expect(page, place).toHaveURL('/404');
  }
});

test(
  '[SHP-08] without content every page says so and links onwards',
  thorough,
  async ({ page, controlledMarket, noise }) => {
    noise.expect(/404/);
    test.slow();
    const places = await everyPage();
    controlledMarket.api.changeAll(emptyLists);
    for (const place of places) {
      await page.goto(controlledMarket.address + place);
      await hydrated(page);
      await expect(page.getByRole('alert'), place).toHaveCount(0);
      await expect(page.locator('main').getByRole('link').first(), place).toBeVisible();
      await expect(page.locator('[aria-busy=true]'), place).toHaveCount(0);
    }
  },
);

test(
  '[SHP-08] failed content can be retried, and appears',
  thorough,
  async ({ page, controlledMarket: { address, api }, noise }) => {
    noise.expect(/Failed to load resource/);
    test.slow();
    for (const place of await addressesOfSamples()) {
      api.answer('/', 500, '{"code":5,"message":"일시적인 오류예요.","requestId":"e2e"}');
      await page.goto(address + place);
      const retry = page.getByRole('button', { name: '다시 시도' }).first();
      await expect(retry, place).toBeVisible();
      api.heal();
      await retry.click();
      await expect(page.getByRole('heading', { level: 1 }), place).toHaveCount(1);
      await expect(page.locator('main').getByRole('link').first(), place).toBeVisible();
    }
  },
);

test('names of any length stay within the screen', thorough, async ({ page, controlledMarket: { address, api } }) => {
  test.slow();
  const places = await everyPage();
  api.changeAll(lengthenTexts);
  await page.setViewportSize({ width: 360, height: 780 });
  for (const place of places) {
    await page.goto(address + place);
    await hydrated(page);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond, place).toBeLessThanOrEqual(0);
  }
});
