import type { Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { section } from '../harness/landmarks.ts';
import type { Reply } from '../harness/market-data.ts';
import { type ControlledMarket, expect, test } from '../harness/test.ts';
import { cases } from '../harness/thorough.ts';
import { setClockWrong } from '../harness/time.ts';

type Deals = Reply<'GET /api/v1/display/home/deal'>;

const dealCall = 'GET /api/v1/display/home/deal';
const minute = 60_000;
const hour = 60 * minute;

/** Changes the first limited deal; times are relative to the server's now. */
function dealThat(
  { api }: ControlledMarket,
  wanted: { startsIn?: number; endsIn: number; remainRate?: number; isSoldOut?: boolean },
): void {
  api.change<Deals>(dealCall, ({ serverDt, limited }) => {
    const deal = limited[0];
    if (!deal) throw new Error('The demo market has no limited deal');
    const at = (offset: number) => new Date(Date.parse(serverDt) + offset).toISOString();
    Object.assign(deal, {
      startDt: at(wanted.startsIn ?? -hour),
      endDt: at(wanted.endsIn),
      remainRate: wanted.remainRate ?? 60,
    });
    deal.product.isSoldOut = wanted.isSoldOut ?? false;
  });
}

const firstDeal = (page: Page) => section(page, '오늘의 한정특가').getByRole('listitem').first();
const timer = (page: Page) => firstDeal(page).getByRole('timer');

/** `[일] hh:mm:ss` in seconds. */
async function secondsLeft(page: Page): Promise<number> {
  const [, days, clock = ''] = /(?:(\d+)일 )?(\d\d:\d\d:\d\d)/.exec((await timer(page).textContent()) ?? '') ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return ((Number(days ?? 0) * 24 + hours) * 60 + minutes) * 60 + seconds;
}

for (const [[phrase, offset], tag] of cases([
  ['five hours fast', 5 * hour],
  ['a day slow', -24 * hour],
  ['a day fast', 24 * hour],
])) {
  test(
    `[SHP-01] a deal ends by the server’s clock on a phone that is ${phrase}`,
    tag,
    async ({ page, controlledMarket }) => {
      dealThat(controlledMarket, { endsIn: 2 * hour });
      await setClockWrong(page, offset);
      const asked = page.waitForResponse(/current-datetime/);
      await page.goto(controlledMarket.address);
      await hydrated(page);
      const before = await secondsLeft(page);
      expect(before).toBeGreaterThan((2 * hour - minute) / 1000);
      expect(before).toBeLessThanOrEqual((2 * hour) / 1000);
      await expect.poll(() => secondsLeft(page)).toBeLessThan(before);
      // Once the server's time is known, the countdown does not jump.
      await asked;
      expect(Math.abs((await secondsLeft(page)) - before)).toBeLessThan(10);
    },
  );
}

test('[SHP-01] a deal that ends while it is on the screen says so', async ({ page, controlledMarket }) => {
  dealThat(controlledMarket, { endsIn: 4_000 });
  await page.goto(controlledMarket.address);
  await hydrated(page);
  await expect(timer(page)).toContainText('00:00:0');
  await expect(timer(page)).toHaveText('마감');
});

test('[SHP-01] the last hour and the last pieces are announced', async ({ page, controlledMarket }) => {
  dealThat(controlledMarket, { endsIn: 20 * minute });
  await page.goto(controlledMarket.address);
  await expect(firstDeal(page)).toContainText('마감임박');
  dealThat(controlledMarket, { endsIn: 20 * hour, remainRate: 5 });
  await page.reload();
  await expect(firstDeal(page)).toContainText('마감임박');
  dealThat(controlledMarket, { endsIn: 20 * hour, remainRate: 80 });
  await page.reload();
  await expect(firstDeal(page)).toContainText('80%');
  await expect(firstDeal(page)).not.toContainText('마감임박');
});

test('[SHP-01] a sold-out deal is dimmed, says so and can still be opened', async ({ page, controlledMarket }) => {
  dealThat(controlledMarket, { endsIn: hour, isSoldOut: true });
  await page.goto(controlledMarket.address);
  await expect(firstDeal(page)).toContainText('품절');
  await expect(firstDeal(page)).toContainText('모두 팔렸어요');
  const shade = await firstDeal(page)
    .getByText('품절')
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(shade).toMatch(/rgba\(.*0\.\d+\)/);
  await expect(firstDeal(page).getByRole('heading').getByRole('link')).toHaveAttribute('href', /^\/deal\/\d+$/);
});
