import { links } from '@jangteo/contract/links';
import { changeMarket } from '../harness/database.ts';
import { hydrated } from '../harness/hydrated.ts';
import { ask } from '../harness/market-data.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';

test('[SHP-02] a member applies for an event once, and sees the application on the next visit', async ({ page }) => {
  const { events } = await ask('GET /api/v1/display/home/deal');
  await signIn(page);
  await page.goto(`/event/${events[0]?.eventId}`);
  await hydrated(page);
  await page.getByRole('button', { name: '신청하기' }).tap();
  await expect(page.getByRole('button', { name: '신청완료' })).toBeDisabled();
  const answer = page.getByText(/\d+월 \d+일 \d\d:\d\d에 신청했어요/);
  const said = await answer.textContent();
  await page.reload();
  await expect(page.getByRole('button', { name: '신청완료' })).toBeDisabled();
  expect(await answer.textContent()).toBe(said);
});

test('[SHP-02] an event that is over shows its winners, or that nobody applied', async ({ page }) => {
  const over = async (appliedCount: number) => {
    const [event] = await changeMarket<{ id: number }>(`
      INSERT INTO event (title, subtitle, image_url, blocks, terms, start_dt, end_dt, sort_order, applied_count, winners_notice)
      SELECT title, subtitle, image_url, blocks, terms, now() - interval '9 days', now() - interval '2 days', 99,
             ${appliedCount}, '축하합니다! 김*수 님'
      FROM event ORDER BY event_id LIMIT 1
      RETURNING event_id AS id`);
    await page.goto(links.event(event?.id ?? 0));
    await expect(page.getByRole('button', { name: '종료' })).toBeVisible();
  };
  const winners = page.getByRole('region', { name: '당첨자 발표' });
  await over(1);
  await expect(winners).toContainText('김*수');
  await over(0);
  await expect(winners).toHaveCount(0);
});
