import { links } from '@jangteo/contract/links';
import type { Locator } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { expect, test } from '../harness/test.ts';

const styleOf = (place: Locator, name: string) =>
  place.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

test('in forced colours the current month is marked, and the bars of seasons are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(links.season());
  await hydrated(page);
  const months = page.getByRole('navigation', { name: '달 고르기' });
  expect(await styleOf(months.locator('a[aria-current]'), 'outline-style')).toBe('solid');
  expect(await styleOf(months.locator('a:not([aria-current])').first(), 'outline-style')).toBe('none');
  const year = page.locator('[data-part=year]').first();
  const colours = await year
    .locator('span')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
  expect(new Set(colours).size).toBeGreaterThan(1);
});
