import { localNames } from '@jangteo/contract/names';
import { expect, test } from '../harness/test.ts';
import { watchShifts } from '../harness/watch-shifts.ts';

for (const { path, name, stored, text } of [
  {
    path: '/search',
    name: localNames.recentSearches,
    stored: { isKept: true, terms: ['햇사과즙 파는 곳'] },
    text: '햇사과즙 파는 곳',
  },
  { path: '/favourite/recent', name: localNames.recentlyViewed, stored: [], text: '최근 본 상품이 없어요.' },
]) {
  test(`what only the browser knows appears on ${path} once it is hydrated, and moves nothing`, async ({ page }) => {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      name,
      JSON.stringify(stored),
    ] as const);
    await watchShifts(page);
    await page.goto(path);
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
    const { sum, moved } = await page.evaluate(() => globalThis.layoutShift);
    expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.01);
  });
}
