import { openForeignSite } from '../harness/foreign-site.ts';
import { marketSamples } from '../harness/samples.ts';
import { expect, test } from '../harness/test.ts';
import { failedToLoad, refusedByIntegrity } from '../harness/watch-console.ts';
import { address } from '../places.ts';

const hostileStyles = '<style>article, li { border: 9px solid red } a { color: lime; font-size: 40px }</style>';

test('a page of 30 lines on another site, with React alone, shows the card and the rail; a tap leads to the market', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(address)) calls.push(new URL(request.url()).pathname.replace(/\/r\/.*\//, '/r/'));
  });
  const { dealId } = await marketSamples();
  await using site = await openForeignSite(address, {
    dealId,
    head: `${hostileStyles}<article id="own">동네 소식</article>`,
  });
  expect(site.lines).toBeLessThanOrEqual(30);

  await page.goto(site.address);
  const rail = page.getByRole('list', { name: '장터 한정특가' });
  await expect(rail.getByRole('article').first()).toContainText(/[\d,]+원/);
  const card = page.locator('.jangteo-embed > article');
  await expect(card).toHaveCount(1);
  await expect(card.locator('img')).toHaveJSProperty('complete', true);
  expect(await card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const borderOf = (element: Element) => getComputedStyle(element).borderTopWidth;
  expect(await card.evaluate(borderOf), 'the page’s rules end at the frame').toBe('0px');
  expect(await page.locator('#own').evaluate(borderOf), 'the frame’s rules do not leave it').toBe('9px');
  expect(await card.getByRole('link').evaluate((link) => getComputedStyle(link).fontSize)).toBe('14px');

  expect(calls.filter((path) => !path.startsWith('/img/')).toSorted()).toEqual([
    `/api/v1/display/deal/${dealId}`,
    '/api/v1/display/home/deal',
    '/federation/remote-shop.json',
    expect.stringMatching(/^\/r\/embed\.\w+\.js$/),
  ]);

  const title = (await rail.getByRole('link').first().textContent()) ?? '';
  await rail.getByRole('link').first().tap();
  await expect(page).toHaveURL(new RegExp(`^${address}/deal/\\d+$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

const smallDarkPage =
  '<style>html { font-size: 62.5%; color-scheme: dark; direction: rtl } body { background: #000; color: #fff }</style>';
const endless = 'https://jangteo.example/'.repeat(20);

test('on a dark page with small units, written from right to left, endless words stay within their cards; sizes are the market’s', async ({
  page,
}) => {
  await page.route('**/api/v1/display/home/deal', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    const [first, ...others] = data.limited;
    const product = { ...first.product, title: endless, shopName: `<b>${endless}</b>`, unitPrice: endless };
    await route.fulfill({
      response,
      json: { ...rest, data: { ...data, limited: [{ ...first, product }, ...others] } },
    });
  });
  const { dealId } = await marketSamples();
  await using site = await openForeignSite(address, { dealId, head: smallDarkPage });
  await page.goto(site.address);
  const cards = page.getByRole('list', { name: '장터 한정특가' }).getByRole('listitem');
  await expect(cards.first()).toContainText('<b>https');
  const widths = await cards.evaluateAll((all) => all.map((card) => [card.clientWidth, card.scrollWidth]));
  expect(new Set(widths.flat())).toEqual(new Set([216]));
  const frame = page.locator('.jangteo-embed').first();
  expect(
    await frame.evaluate((element) => {
      const { backgroundColor, colorScheme, direction, fontSize } = getComputedStyle(element);
      return { backgroundColor, colorScheme, direction, fontSize };
    }),
  ).toEqual({ backgroundColor: 'rgb(255, 255, 255)', colorScheme: 'light', direction: 'ltr', fontSize: '16px' });
});

test('in a browser without AbortSignal.any the page stays; where a first attempt had no React, a second one has it', async ({
  page,
}) => {
  const script = `
    import React from 'react';
    import { createRoot } from 'react-dom/client';
    const { embed } = await (await fetch('${address}/federation/remote-shop.json')).json();
    await new Promise((onload, onerror) => {
      document.head.append(Object.assign(document.createElement('script'), { src: embed.entry, onload, onerror }));
    });
    const container = globalThis[embed.name];
    globalThis.refused = await container.init({}).catch(String);
    await container.init({ react: { [React.version]: { get: async () => () => React, loaded: true } } });
    const { ProductRail } = (await container.get('./product-rail'))();
    createRoot(document.getElementById('deals')).render(React.createElement(ProductRail));`;
  await using site = await openForeignSite(address, { head: '<script>delete AbortSignal.any</script>', script });
  await page.goto(site.address);
  await expect(page.getByRole('list', { name: '장터 한정특가' }).getByRole('article').first()).toBeVisible();
  expect(await page.evaluate('refused')).toContain('The page shares no React');
});

test('a card whose deal is gone says so; one that cannot be loaded offers another attempt', async ({ page, noise }) => {
  noise.expect(failedToLoad, /404/);
  let isBroken = true;
  await page.route('**/api/v1/display/home/deal', (route) => (isBroken ? route.abort() : route.continue()));
  await using site = await openForeignSite(address, { dealId: 2_147_483_647 });
  await page.goto(site.address);
  await expect(page.getByText('지금은 볼 수 없는 상품이에요.')).toBeVisible();
  await expect(page.getByRole('link', { name: '장터 둘러보기' })).toHaveAttribute('href', `${address}/`);
  isBroken = false;
  const again = page.getByRole('alert').getByRole('button', { name: '다시 시도' });
  expect((await again.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await again.click();
  await expect(page.getByRole('list', { name: '장터 한정특가' }).getByRole('article').first()).toBeVisible();
});

test('a script of the market that was changed on its way does not run on another site', async ({ page, noise }) => {
  noise.expect(refusedByIntegrity, /page error/);
  await page.route(/\/embed\.\w+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};globalThis.wasRun = true;` });
  });
  await using site = await openForeignSite(address);
  const refused = page.waitForEvent('pageerror');
  await page.goto(site.address);
  await refused;
  expect(await page.evaluate(() => 'remote_shop_embed' in globalThis || 'wasRun' in globalThis)).toBe(false);
});

test('a host that runs module federation mounts the rail by its manifest, which its devtools list', async ({
  page,
}) => {
  const script = `
    import React from 'react';
    import { createRoot } from 'react-dom/client';
    import { createInstance } from '@module-federation/enhanced/runtime';
    const shared = { react: { version: React.version, lib: () => React, shareConfig: { singleton: true, requiredVersion: '^' + React.version } } };
    const remotes = ['', 'embed/'].map((part) => ({
      name: part ? 'jangteo' : 'jangteo_pages',
      entry: '${address}/federation/remote-shop/' + part + 'mf-manifest.json',
    }));
    const host = createInstance({ name: 'neighbourhood', remotes, shared });
    const { ProductRail } = await host.loadRemote('jangteo/product-rail');
    createRoot(document.getElementById('deals')).render(React.createElement(ProductRail));`;
  await using site = await openForeignSite(address, { script });
  await page.goto(site.address);
  await expect(page.getByRole('list', { name: '장터 한정특가' }).getByRole('article').first()).toBeVisible();
  const listed = await page.evaluate(() => {
    const { __FEDERATION__: runtime } = globalThis as unknown as {
      __FEDERATION__: { moduleInfo: Record<string, { modules?: { moduleName: string }[] }> };
    };
    return Object.values(runtime.moduleInfo).flatMap(({ modules = [] }) => modules.map(({ moduleName }) => moduleName));
  });
  expect(listed.toSorted()).toEqual(['product-card', 'product-rail']);
});
