import { links } from '@jangteo/contract/links';
import { dataCalls, Gate } from '../harness/gate.ts';
import { hydrated } from '../harness/hydrated.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';
import { cases } from '../harness/thorough.ts';
import { preloadedInVain } from '../harness/watch-console.ts';
import { forgetShifts, watchShifts } from '../harness/watch-shifts.ts';
import { apiAddress } from '../places.ts';

const height = 844;

const places = {
  'my page': links.myPage(),
  'the star history': links.starHistory(),
  'the level': links.myLevel(),
  'the alarms': links.alarm(),
  'the exchange': links.pointExchange(),
  'the guide': links.pointGuide(),
  'my info': links.myInfo(),
  settings: links.settings(),
};

for (const [[name, place], tag] of cases(Object.entries(places))) {
  test(
    `[RTE-16] [MYP-01] nothing moves when data takes the place of its skeleton, at any width: ${name}`,
    tag,
    async ({ page: first, context, noise }) => {
      // Held back, the page uses nothing of what it prefetches.
      noise.expect(preloadedInVain);
      // The regular member has many logins, of which no skeleton knows.
      const { headers } = await signIn(first, name === 'settings' ? undefined : 'regular');
      // The day's attendance is paid before, whose toast is none of the page's.
      await fetch(`${apiAddress}/api/v1/display/web/profile`, { headers });
      for (const width of [360, 430, 1280]) {
        // A tab's cache outlives its documents, and would fill the page at once.
        const page = await context.newPage();
        await watchShifts(page);
        await page.setViewportSize({ width, height });
        const gate = await Gate.before(page, dataCalls);
        await page.goto(place);
        await hydrated(page);
        await page.locator('main [aria-busy=true]').first().waitFor();
        await forgetShifts(page);
        gate.open();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        const { sum, moved } = await page.evaluate(async () => {
          for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
          return globalThis.layoutShift;
        });
        // Less than can be seen: the font's last characters arrive with the text that needs them.
        expect(sum, `at ${width} px\n${moved.join('\n')}`).toBeLessThan(0.0005);
        await page.close();
      }
    },
  );
}
