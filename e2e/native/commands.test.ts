import type { Page } from 'playwright/test';
import { doorOf } from '../harness/door.ts';
import { hydrated } from '../harness/hydrated.ts';
import { appUserAgent, type CarrierKind, NativeApp } from '../harness/native-app.ts';
import { expect, test } from '../harness/test.ts';
import { cases } from '../harness/thorough.ts';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

interface Door {
  pickImage(): Promise<File | undefined>;
  native: { requestPermission(permission: string): Promise<boolean>; openMarket(app: string): Promise<boolean> };
}

const native = (page: Page) => doorOf<Door>(page, '@jangteo/native');

const pick = async (page: Page) =>
  (await native(page)).evaluate(async (door) => {
    const file = await door.pickImage();
    return file && { name: file.name, type: file.type, size: file.size };
  });

test.describe('in the app', () => {
  test.use({ userAgent: appUserAgent });

  for (const [carrier, tag] of cases<CarrierKind>(['handler', 'ios', 'android'])) {
    test(
      `[APP-04] [APP-01] through ${carrier} a picture is picked and a permission requested`,
      tag,
      async ({ page }) => {
        const answers = { pickImage: { dataUrl: pixel }, requestPermission: true };
        const app = await NativeApp.around(page, { carrier, answers });
        await page.goto('/');
        await hydrated(page);
        expect(await pick(page)).toEqual({ name: 'picture.png', type: 'image/png', size: 70 });
        const door = await native(page);
        expect(await door.evaluate(({ native }) => native.requestPermission('push'))).toBe(true);
        expect(app.payloadsOf('requestPermission')).toEqual([{ permission: 'push' }]);
        expect(await door.evaluate(({ native }) => native.openMarket('chat'))).toBe(true);
        expect(app.payloadsOf('openMarket')).toEqual([{ app: 'chat' }]);
      },
    );
  }

  test('[APP-04] [APP-03] a picture from the app that is none is refused', async ({ page }) => {
    await NativeApp.around(page, { answers: { pickImage: { dataUrl: 'data:image/svg+xml;base64,PHN2Zy8+' } } });
    await page.goto('/');
    await hydrated(page);
    expect(await pick(page)).toBeUndefined();
  });
});

test('[APP-01] on the web a picture is picked with the browser’s own dialog', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const chooser = page.waitForEvent('filechooser');
  const picked = pick(page);
  await (await chooser).setFiles({ name: 'dinner.png', mimeType: 'image/png', buffer: Buffer.from('picture') });
  expect(await picked).toEqual({ name: 'dinner.png', type: 'image/png', size: 7 });
});
