import { hydrated } from '../harness/hydrated.ts';
import { ask } from '../harness/market-data.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';

test('[SHP-02] a member applies for an event once, and finds the answer again', async ({ page }) => {
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
