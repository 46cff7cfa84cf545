import type { Page } from 'playwright/test';
import { changeMarket } from '../harness/database.ts';
import { expect, test } from '../harness/test.ts';
import { cases } from '../harness/thorough.ts';

interface Deal {
  dealId: number;
  productNo: number;
}

/** A deal on a product whose price history the test writes. */
async function dealWithHistory(prices: readonly { daysAgo: number; over: number }[]): Promise<Deal> {
  const [deal] = await changeMarket<Deal>(`
    INSERT INTO limited_deal (product_no, start_dt, end_dt, stock_total, stock_left)
    SELECT product_no, now() - interval '1 hour', now() + interval '1 day', 10, 10 FROM product p
    WHERE is_displayed AND discount_price BETWEEN 5000 AND 20000
      AND NOT EXISTS (SELECT FROM limited_deal d WHERE d.product_no = p.product_no)
    ORDER BY random() LIMIT 1
    RETURNING deal_id AS "dealId", product_no AS "productNo"`);
  if (!deal) throw new Error('The market has no product for a deal');
  await changeMarket('DELETE FROM price_history WHERE product_no = $1', [deal.productNo]);
  for (const { daysAgo, over } of prices) await addPrice(deal, daysAgo, over);
  return deal;
}

/** Adds a price of the past, relative to today's price. */
const addPrice = ({ productNo }: Deal, daysAgo: number, over: number) =>
  changeMarket(
    `INSERT INTO price_history (product_no, changed_on, price, discount_price)
     SELECT product_no, current_date - $2::integer, greatest(price, discount_price + $3::integer), discount_price + $3::integer
     FROM product WHERE product_no = $1`,
    [productNo, daysAgo, over],
  );

const history = (page: Page) => page.getByRole('region', { name: '가격 변화' });

test('[SHP-02] 역대 최저 is shown where the history proves it', async ({ page }) => {
  const { dealId } = await dealWithHistory([
    { daysAgo: 90, over: 2_000 },
    { daysAgo: 30, over: 1_000 },
    { daysAgo: 0, over: 0 },
  ]);
  await page.goto(`/deal/${dealId}`);
  await expect(page.getByText('역대 최저')).toHaveCount(2);
  await expect(history(page)).toContainText('역대 최저');
});

const unproven = {
  'one price alone': [{ daysAgo: 0, over: 0 }],
  'it was as low before': [
    { daysAgo: 90, over: 0 },
    { daysAgo: 30, over: 1_000 },
    { daysAgo: 0, over: 0 },
  ],
  'it was lower long ago': [
    { daysAgo: 900, over: -500 },
    { daysAgo: 30, over: 1_000 },
    { daysAgo: 0, over: 0 },
  ],
};

for (const [[name, prices], tag] of cases(Object.entries(unproven))) {
  test(`[SHP-02] 역대 최저 is not shown: ${name}`, tag, async ({ page }) => {
    const { dealId } = await dealWithHistory(prices);
    await page.goto(`/deal/${dealId}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('역대 최저')).toHaveCount(0);
    await expect(history(page)).toHaveCount(prices.length > 1 ? 1 : 0);
  });
}
