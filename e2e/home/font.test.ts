import { hydrated } from '../harness/hydrated.ts';
import { expect, test } from '../harness/test.ts';

declare global {
  /** The states of the font's remaining groups whenever the page's families changed. */
  var groupsAtChange: string[][];
}

const recordFamilies = () => {
  globalThis.groupsAtChange = [];
  new MutationObserver(() => {
    const rest = [...document.fonts].filter(({ family }) => family.includes('Rest'));
    globalThis.groupsAtChange.push(rest.map(({ status }) => status).filter((status) => status !== 'unloaded'));
  }).observe(document, { attributes: true, attributeFilter: ['style'], subtree: true });
};

test('the remaining groups of the font take effect together, once all that the page needs have come', async ({
  page,
}) => {
  await page.addInitScript(recordFamilies);
  await page.goto('/');
  await hydrated(page);
  const families = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  await expect.poll(families).toContain('Pretendard Rest');
  const changes = (await page.evaluate(() => globalThis.groupsAtChange)).filter((groups) => groups.length > 0);
  expect(changes.length).toBeGreaterThan(0);
  expect(new Set(changes.flat())).toEqual(new Set(['loaded']));
});
