import { dayMs, koreanDay } from '@jangteo/contract/korean-day';
import { links } from '@jangteo/contract/links';
import { hydrated } from '../harness/hydrated.ts';
import { mainMenu } from '../harness/landmarks.ts';
import { expect, test } from '../harness/test.ts';
import { cases } from '../harness/thorough.ts';
import { setClockWrong } from '../harness/time.ts';
import { othersPost } from '../harness/write-post.ts';

for (const [[phrase, offset], tag] of cases([
  ['slow', -dayMs],
  ['fast', dayMs],
])) {
  test(`[COM-01] on a phone that is a day ${phrase}, days and ages are the server’s`, tag, async ({ page }) => {
    await othersPost();
    const today = koreanDay(new Date());
    await setClockWrong(page, offset);
    // What the server has rendered is hydrated as it is: an error would be in the console.
    await page.goto(links.communityDailyBoard(today));
    await hydrated(page);
    await page.goto('/');
    await hydrated(page);
    await mainMenu(page).getByRole('link', { name: '커뮤니티' }).click();
    await page.getByRole('link', { name: '게시판', exact: true }).click();
    await expect(page.getByRole('main').locator('time').first()).toHaveText(/^(방금|\d+분) 전$/);
    const entrance = page.getByRole('link', { name: /오늘은 뭘 드셨나요/ });
    await expect(entrance).toHaveAttribute('href', links.communityDailyBoard(today));
    await entrance.click();
    await expect(page).toHaveURL(links.communityDailyBoard(today));
  });
}
