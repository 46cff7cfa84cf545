import { createHash } from 'node:crypto';
import type { AgreementKind } from '@jangteo/contract';
import type { Page } from 'playwright/test';
import { type Collected, watchCollectors } from '../harness/collected.ts';
import { mainMenu } from '../harness/landmarks.ts';
import { newPersona, signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';

/** Opens the home page as a member, and returns all reports of the visit. */
async function visit(page: Page, also: AgreementKind[]) {
  await signIn(page, newPersona(), { also });
  const told = watchCollectors(page);
  await page.goto('/');
  await expect.poll(() => to('tag-manager', told).filter(({ name }) => name === 'page_view')).toHaveLength(1);
  const email = await page.evaluate(() => sessionStorage.getItem('email'));
  return { told, email: email ?? '' };
}

const to = (collector: string, told: Collected[]) => told.filter((one) => one.collector === collector);

test('[ANA-02] [API-03] a member who agreed to marketing is identified by the hash of the e-mail alone', async ({
  page,
}) => {
  const { told, email } = await visit(page, ['email']);
  expect(email).toContain('@');
  await expect.poll(() => to('retargeting', told)).toHaveLength(1);
  const hash = createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
  expect(to('retargeting', told)[0]?.given.email).toBe(hash);
  expect(to('tag-manager', told)[0]?.given).toMatchObject({
    user_id: expect.any(String),
    user_properties: { is_member: true },
  });
  expect(JSON.stringify(told)).not.toContain(email);
});

test('[ANA-02] a member who did not agree to marketing is not reported to advertisers', async ({ page }) => {
  const { told } = await visit(page, []);
  await mainMenu(page).getByRole('link', { name: '커뮤니티' }).click();
  await expect.poll(() => to('tag-manager', told).filter(({ name }) => name === 'page_view')).toHaveLength(2);
  expect(to('retargeting', told)).toEqual([]);
});
