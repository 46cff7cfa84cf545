import { links } from '@jangteo/contract/links';
import type { Page } from 'playwright/test';
import { ask } from '../harness/market-data.ts';
import { expect, test } from '../harness/test.ts';
import { address } from '../places.ts';

test.use({ javaScriptEnabled: false });

/** The structured data of a page. */
async function thingsOf(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('head script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text));
}

test('[SHP-02] a deal is a product with an offer, and has its breadcrumb', async ({ page }) => {
  const { limited } = await ask('GET /api/v1/display/home/deal');
  const [deal] = limited;
  if (!deal) throw new Error('The demo market has no deal');
  await page.goto(links.deal(deal.dealId));
  const [product, breadcrumb] = await thingsOf(page);
  expect(product).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: deal.product.title,
    offers: {
      '@type': 'Offer',
      url: address + links.deal(deal.dealId),
      price: deal.product.discountPrice,
      priceCurrency: 'KRW',
    },
  });
  expect(breadcrumb).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{ item: `${address}/` }, {}, {}] });
});

test('[SHP-03] [SHP-04] stores, regions and categories have structured data with their breadcrumb', async ({
  page,
}) => {
  const { list } = await ask('GET /api/v1/display/home/shop');
  const [store] = list;
  if (!store) throw new Error('The demo market has no store');
  await page.goto(links.store(store.shop.shopId));
  expect((await thingsOf(page)).map((thing) => thing['@type'])).toEqual(['Store', 'BreadcrumbList']);
  for (const place of [links.local('46'), links.categoryDetail('0101'), links.season()]) {
    await page.goto(place);
    expect(
      (await thingsOf(page)).map((thing) => thing['@type']),
      place,
    ).toEqual(['BreadcrumbList']);
  }
});
