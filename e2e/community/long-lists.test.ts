import { links } from '@jangteo/contract/links';
import { hydrated } from '../harness/hydrated.ts';
import { expect, test } from '../harness/test.ts';

/** Their pictures, at most, are in the server's HTML. */
const rowsInHtml = 4;
for (const [name, place] of [
  ['the board', links.communityDashboard()],
  ['questions', links.communityQna()],
] as const) {
  test(`[COM-01] only pictures near the viewport are requested before one scrolls: ${name}`, async ({ page }) => {
    const requested = new Set<string>();
    page.on('request', (request) => {
      const picture = /\/img\/[^/]+/.exec(request.url())?.[0];
      if (picture && request.resourceType() === 'image') requested.add(picture);
    });
    await page.goto(place);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    // Those of the first rows stand in the HTML, wherever a screen ends.
    const far = await page.evaluate(
      (first) =>
        [...document.querySelectorAll('main ol > li')]
          .slice(first)
          .flatMap((row) => [...row.querySelectorAll('img')])
          .filter((image) => image.getBoundingClientRect().top > window.innerHeight * 1.5)
          .map(({ src }) => src),
      rowsInHtml,
    );
    expect(far).toEqual([]);
    const near = await page.locator('main li img').count();
    expect(requested.size).toBeLessThanOrEqual(near);

    // Several posts may have the same picture.
    await expect(async () => {
      await page.evaluate(() => window.scrollBy(0, window.innerHeight));
      expect(requested.size).toBeGreaterThan(near);
    }).toPass({ timeout: 15_000 });
    const picturesInSight = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLImageElement>('main li img')].filter((image) => {
            const { top, bottom } = image.getBoundingClientRect();
            return bottom > 0 && top < window.innerHeight && image.complete && image.naturalWidth > 0;
          }).length,
      );
    await expect.poll(picturesInSight).toBeGreaterThan(0);
  });
}
