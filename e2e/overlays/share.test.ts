import type { Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { quiet } from '../harness/quiet.ts';
import { expect, test } from '../harness/test.ts';
import { thorough } from '../harness/thorough.ts';
import { failedToLoad } from '../harness/watch-console.ts';
import { shopAddress } from '../places.ts';

const script = `${shopAddress}/chat-share/client-script.js`;
const dialog = (page: Page) => page.getByRole('dialog', { name: '공유하기' });
const chatButton = (page: Page) => dialog(page).getByRole('button', { name: '채팅앱으로 공유' });

async function openDialog(page: Page): Promise<void> {
  await page.goto('/store');
  await hydrated(page);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await page.getByRole('button', { name: '공유하기' }).click();
  await expect(dialog(page)).toBeVisible();
}

test('[LAY-08] a page is shared in the chat app, whose script loads with the dialog', async ({ page, context }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/store');
  await hydrated(page);
  await quiet(page);
  expect(asked).not.toContain(script);

  await openDialog(page);
  const loaded = await page.waitForFunction(() => 'Kakao' in globalThis);
  expect(await loaded.jsonValue()).toBe(true);
  const [chat] = await Promise.all([context.waitForEvent('page'), chatButton(page).click()]);
  await expect(chat.getByRole('heading', { name: '친구에게 보내기' })).toBeVisible();
  await expect(chat.getByText(page.url())).toBeVisible();
});

test(
  '[LAY-08] a shared page has a picture, also one without a picture of its own',
  thorough,
  async ({ page, request }) => {
    const feed = `globalThis.Kakao = { init() {}, isInitialized: () => true, Share: { sendDefault(feed) { globalThis.fed = feed; } } };`;
    await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: feed }));
    for (const place of ['/season', '/category/season/occasion']) {
      await page.goto(place);
      await hydrated(page);
      await page.getByRole('button', { name: '공유하기' }).click();
      await page.waitForFunction(() => 'Kakao' in globalThis);
      await chatButton(page).click();
      const handle = await page.waitForFunction(() => (globalThis as { fed?: { content: object } }).fed?.content);
      const content = (await handle.jsonValue()) as { imageUrl: string; description: string };
      expect(content.description.length, place).toBeGreaterThan(10);
      const picture = await request.get(content.imageUrl);
      expect(picture.headers()['content-type'], place).toMatch(/^image\/jpeg/);
    }
  },
);

test('[ERR-04] when the chat app’s script cannot be loaded a message says so, and the address can still be copied', async ({
  page,
  noise,
}) => {
  noise.expect(failedToLoad);
  await page.route(script, (route) => route.abort());
  await openDialog(page);
  await chatButton(page).click();
  const alert = page.getByRole('alertdialog', { name: /잠시 문제가 있어 요청을 처리하지 못했습니다/ });
  await alert.getByRole('button', { name: '확인' }).click();
  await expect(dialog(page).getByRole('button', { name: 'URL 복사' })).toBeVisible();
});

test('[ERR-04] an error of the chat app is shown in an alert', thorough, async ({ page }) => {
  const refusing = `globalThis.Kakao = { init() {}, isInitialized: () => true, Share: { sendDefault() { throw new Error('등록되지 않은 도메인이에요.'); } } };`;
  await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: refusing }));
  await openDialog(page);
  await page.waitForFunction(() => 'Kakao' in globalThis);
  await chatButton(page).click();
  await expect(page.getByRole('alertdialog', { name: '등록되지 않은 도메인이에요.' })).toBeVisible();
});
