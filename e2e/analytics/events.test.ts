import { links } from '@jangteo/contract/links';
import type { Page } from 'playwright/test';
import { type Collected, watchCollectors } from '../harness/collected.ts';
import { hydrated } from '../harness/hydrated.ts';
import { section } from '../harness/landmarks.ts';
import { ask } from '../harness/market-data.ts';
import { expect, test } from '../harness/test.ts';

/** The events of one name that the tag manager received, in order. */
const eventsOf = (told: Collected[], name: string) =>
  told.filter((one) => one.collector === 'tag-manager' && one.name === name).map(({ given }) => given);

async function open(page: Page, address: string): Promise<Collected[]> {
  const told = watchCollectors(page);
  await page.goto(address);
  await hydrated(page);
  return told;
}

test('[ANA-01] viewing a deal is reported with the number of its product', async ({ page }) => {
  const { limited } = await ask('GET /api/v1/display/home/deal');
  const [deal] = limited;
  if (!deal) throw new Error('The demo market has no deal');
  const { dealId, product } = deal;
  const told = await open(page, links.deal(dealId));
  await expect
    .poll(() => eventsOf(told, 'view_deal'))
    .toEqual([
      expect.objectContaining({
        item_id: product.productNo,
        category_id: product.categoryNo,
        price: product.price,
        discounted_price: product.discountPrice,
      }),
    ]);
});

test('[ANA-01] tapping a keyword is reported with its list and its position', async ({ page }) => {
  const { list } = await ask('GET /api/v1/search/rank');
  const told = await open(page, links.search());
  const field = page.getByRole('searchbox', { name: '검색어' });
  const offers: [button_name: string, take: () => Promise<void>][] = [
    ['rank', () => section(page, '인기 검색어').getByRole('link').nth(1).click()],
    ['suggested', () => section(page, '추천 검색어').getByRole('link').first().click()],
    ['recent', () => section(page, '최근 검색어').getByRole('link').first().click()],
    [
      'completion',
      async () => {
        await field.fill('사과');
        await page
          .getByRole('navigation', { name: '자동 완성' })
          .getByRole('link', { name: '사과', exact: true })
          .click();
      },
    ],
  ];
  for (const [button_name, take] of offers) {
    told.length = 0;
    await take();
    await expect(page).toHaveURL(/keyword=/);
    const keyword = new URL(page.url()).searchParams.get('keyword');
    await expect
      .poll(() => eventsOf(told, 'click_keyword'))
      .toEqual([
        expect.objectContaining({ click_keyword: keyword, button_name, order: button_name === 'rank' ? 2 : 1 }),
      ]);
    if (button_name === 'rank') expect(keyword).toBe(list[1]?.keyword);
    await page.goBack();
    await expect(page).toHaveURL(links.search());
  }
});
