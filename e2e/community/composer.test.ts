import { links } from '@jangteo/contract/links';
import type { Page } from 'playwright/test';
import { Gate, scripts } from '../harness/gate.ts';
import { hydrated } from '../harness/hydrated.ts';
import { mainMenu } from '../harness/landmarks.ts';
import { quiet } from '../harness/quiet.ts';
import { marketSamples } from '../harness/samples.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';
import { failedToLoad } from '../harness/watch-console.ts';
import { othersPost } from '../harness/write-post.ts';

const bar = (page: Page) => page.locator('[data-action-bar]');
const toasts = (page: Page) => page.locator('[data-part=toasts] span[aria-hidden]');

async function edgesOf(page: Page) {
  const [barBox, toastBox, menuBox] = await Promise.all(
    [bar(page), toasts(page).first(), mainMenu(page)].map((part) => part.boundingBox()),
  );
  if (!barBox || !toastBox || !menuBox) throw new Error('A part is not shown');
  return {
    toastEnd: toastBox.y + toastBox.height,
    barTop: barBox.y,
    barEnd: barBox.y + barBox.height,
    menuTop: menuBox.y,
  };
}

/** Measured when the toast, which rises from below, has reached its place. It stays for two seconds only. */
async function edgesWithToast(page: Page) {
  let edges = await edgesOf(page);
  const toastToBar = async () => {
    edges = await edgesOf(page);
    return edges.barTop - edges.toastEnd;
  };
  await expect.poll(toastToBar).toBeGreaterThanOrEqual(0);
  return edges;
}

test('[LAY-06] a toast stands above the bar of a reply, however tall it is, and both above the keyboard', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(await othersPost());
  await hydrated(page);
  await page.getByRole('textbox', { name: '댓글 쓰기' }).fill('한 줄\n두 줄\n세 줄');
  await page.getByRole('button', { name: /^스크랩/ }).tap();
  await expect(toasts(page).filter({ hasText: '스크랩에 담았어요.' })).toBeVisible();
  const shown = await edgesWithToast(page);
  expect(shown.barEnd).toBeLessThanOrEqual(shown.menuTop);

  // No browser without a screen has a keyboard.
  await page.evaluate(() => {
    const view = window.visualViewport;
    Object.defineProperty(view, 'height', { value: innerHeight - 300 });
    view?.dispatchEvent(new Event('resize'));
  });
  await expect.poll(async () => (await bar(page).boundingBox())?.y).toBeLessThan(shown.barTop - 200);
  const height = page.viewportSize()?.height ?? 0;
  await page.getByRole('button', { name: /^스크랩/ }).tap();
  await expect(toasts(page).filter({ hasText: '스크랩에서 뺐어요.' })).toBeVisible();
  expect((await edgesWithToast(page)).barEnd).toBeLessThanOrEqual(height - 300);
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
