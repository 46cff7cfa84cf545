import { links } from '@jangteo/contract/links';
import type { Page } from 'playwright/test';
import { Gate, scripts } from '../harness/gate.ts';
import { hydrated } from '../harness/hydrated.ts';
import { quiet } from '../harness/quiet.ts';
import { marketSamples } from '../harness/samples.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';
import { failedToLoad } from '../harness/watch-console.ts';
import { othersPost } from '../harness/write-post.ts';

const bar = (page: Page) => page.locator('[data-action-bar]');
const toasts = (page: Page) => page.locator('[data-part=toasts] span[aria-hidden]');

/**
 * Measured by the page itself in the frame in which the toast, which rises from below, has come above the bar: on a busy machine
 * the two seconds for which it stays are too short to ask for each part.
 */
async function edgesWithToast(page: Page, act: () => Promise<void>) {
  const edges = page.evaluate(async () => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    for (let toastEnd: number | undefined; ; ) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
      const [toast, bar, menu] = [
        '[data-part=toasts] span[aria-hidden]',
        '[data-action-bar]',
        'nav[aria-label="주 메뉴"]',
      ].map(boxOf);
      if (!toast && toastEnd !== undefined) throw new Error(`The toast rose to ${toastEnd} alone`);
      toastEnd = toast?.bottom;
      if (toast && bar && menu && toast.bottom <= bar.top) {
        return { barTop: bar.top, barEnd: bar.bottom, menuTop: menu.top };
      }
    }
  });
  await act();
  return edges;
}

test('[LAY-06] a toast stands above the bar of a reply, however tall it is, and both above the keyboard', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(await othersPost());
  await hydrated(page);
  await page.getByRole('textbox', { name: '댓글 쓰기' }).fill('한 줄\n두 줄\n세 줄');
  const keep = async (told: string) => {
    await page.getByRole('button', { name: /^스크랩/ }).tap();
    await expect(toasts(page).filter({ hasText: told })).toBeVisible();
  };
  const shown = await edgesWithToast(page, () => keep('스크랩에 담았어요.'));
  expect(shown.barEnd).toBeLessThanOrEqual(shown.menuTop);

  // No browser without a screen has a keyboard.
  await page.evaluate(() => {
    const view = window.visualViewport;
    Object.defineProperty(view, 'height', { value: innerHeight - 300 });
    view?.dispatchEvent(new Event('resize'));
  });
  await expect.poll(async () => (await bar(page).boundingBox())?.y).toBeLessThan(shown.barTop - 200);
  const height = page.viewportSize()?.height ?? 0;
  const above = await edgesWithToast(page, () => keep('스크랩에서 뺐어요.'));
  expect(above.barEnd).toBeLessThanOrEqual(height - 300);
});

test('[COM-03] [COM-05] what is typed and chosen before the page is hydrated stays', async ({ page }) => {
  const { surveyId } = await marketSamples();
  await signIn(page);
  const gate = await Gate.before(page, scripts);
  await page.goto(links.communityPost(surveyId), { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: /댓글/ });
  const option = page.getByRole('radio').or(page.getByRole('checkbox')).first();
  await field.fill('벌써 다 썼어요.');
  await option.check();
  gate.open();
  await hydrated(page);
  await quiet(page);
  await expect(field).toHaveValue('벌써 다 썼어요.');
  await expect(page.getByRole('button', { name: '등록' })).toBeEnabled();
  await expect(option).toBeChecked();
  await expect(page.getByRole('button', { name: '투표하기' })).toBeEnabled();
});

test('[SES-10] a browser does not restore by itself what was typed, which may be of a member who has logged out', async ({
  page,
  noise,
}) => {
  noise.expect(failedToLoad);
  await page.route(scripts, (route) => route.abort());
  await page.goto(await othersPost());
  const field = page.getByRole('textbox', { name: '댓글 쓰기' });
  await field.fill('쓰다 만 댓글');
  await page.goto('/terms');
  await page.goBack();
  await expect(field).toHaveValue('');
});
