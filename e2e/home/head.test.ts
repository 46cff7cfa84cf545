import { expect, test } from '../harness/test.ts';
import { address } from '../places.ts';

test.describe('for search engines, shared links and home screens', () => {
  test('title, description and a picture that can be fetched', async ({ page, request }) => {
    await page.goto('/deal');
    await expect(page).toHaveTitle(/장터/);
    const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
    expect((await content('meta[name=description]'))?.length).toBeGreaterThan(20);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    // The alias and the page itself are one page.
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', `${address}/`);
    expect(await content('meta[property="og:title"]')).toBe(await page.title());
    expect(await content('meta[property="og:url"]')).toBe(`${address}/`);

    const picture = (await content('meta[property="og:image"]')) ?? '';
    expect(picture).toMatch(/^http/);
    const answer = await request.get(picture);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/jpeg');
  });

  test('the app can be put on the home screen', async ({ page, request }) => {
    await page.goto('/');
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const answer = await request.get(href ?? '');
    expect(answer.status()).toBe(200);
    const manifest = await answer.json();
    expect(manifest).toMatchObject({ lang: 'ko', start_url: expect.stringMatching(/^\//), display: 'standalone' });
    expect(manifest.icons.length).toBeGreaterThan(1);
    const icons = await page
      .locator('link[rel=icon], link[rel=apple-touch-icon]')
      .evaluateAll((links) => (links as HTMLLinkElement[]).map((link) => link.href));
    expect(icons).toHaveLength(2);
    for (const icon of [...icons, ...manifest.icons.map(({ src }: { src: string }) => src)]) {
      const picture = await request.get(icon);
      expect(picture.status(), icon).toBe(200);
      expect(picture.headers()['content-type']).toMatch(/^image\//);
    }
  });
});
