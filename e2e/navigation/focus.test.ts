import { hydrated } from '../harness/hydrated.ts';
import { footer } from '../harness/landmarks.ts';
import { expect, test } from '../harness/test.ts';

test('[NAV-01] by keyboard, the next page has the focus and its title; back, the link that led there, at its place', async ({
  page,
}) => {
  const place = () => page.evaluate(() => window.scrollY);
  await page.goto('/');
  await hydrated(page);
  const terms = footer(page).getByRole('link', { name: '이용약관' });
  await terms.focus();
  await expect.poll(place).toBeGreaterThan(500);
  const left = await place();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main', { name: '이용약관' })).toBeFocused();
  expect(await place()).toBe(0);
  await page.goBack();
  await expect(terms).toBeFocused();
  await expect.poll(place).toBe(left);
});
