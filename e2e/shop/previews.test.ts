import type { Page } from 'playwright/test';
import { changeMarket } from '../harness/database.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';
import { cases } from '../harness/thorough.ts';
import { failedToLoad } from '../harness/watch-console.ts';

const tomorrow = `now() + interval '1 day', now() + interval '2 days'`;

/** Content that an operator has written and not published yet. */
const kinds = {
  deal: `
    INSERT INTO limited_deal (product_no, start_dt, end_dt, stock_total, stock_left, is_published)
    SELECT min(product_no), ${tomorrow}, 10, 10, false FROM product WHERE is_displayed RETURNING deal_id AS id`,
  period: `
    INSERT INTO period_deal (title, subtitle, image_url, description, start_dt, end_dt, sort_order, is_published)
    SELECT '곧 여는 장', subtitle, image_url, description, ${tomorrow}, 0, false
    FROM period_deal LIMIT 1 RETURNING period_id AS id`,
  event: `
    INSERT INTO event (title, subtitle, image_url, blocks, terms, start_dt, end_dt, sort_order, is_published)
    SELECT '곧 여는 이벤트', subtitle, image_url, blocks, terms, ${tomorrow}, 0, false
    FROM event LIMIT 1 RETURNING event_id AS id`,
  notice: `
    INSERT INTO notice (title, body, reg_dt, is_published) VALUES ('곧 올릴 공지', '내용입니다.', now(), false)
    RETURNING notice_id AS id`,
};

const missingId = 2_147_483_647;

async function endsAtMissing(page: Page, place: string): Promise<string> {
  await page.goto(place);
  await expect(page, place).toHaveURL('/404');
  await expect(page.getByRole('heading', { name: '찾으시는 페이지가 없어요' })).toBeVisible();
  return (await page.locator('main').textContent()) ?? '';
}

for (const [[kind, makeSql], tag] of cases(Object.entries(kinds))) {
  test(
    `[SHP-02] [RTE-25] /admin-${kind}/{id} shows unpublished content to admins only`,
    tag,
    async ({ page, noise }) => {
      noise.expect(failedToLoad, /404/);
      const [made] = await changeMarket<{ id: number }>(makeSql);
      const place = `/admin-${kind}/${made?.id}`;

      const missing = await endsAtMissing(page, `/admin-${kind}/${missingId}`);
      expect(await endsAtMissing(page, place)).toBe(missing);
      await signIn(page);
      expect(await endsAtMissing(page, place)).toBe(missing);

      await signIn(page, 'manager');
      await page.goto(place);
      await expect(page.getByText('미리보기', { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
      expect(await endsAtMissing(page, `/admin-${kind}/${missingId}`)).toBe(missing);
    },
  );
}
