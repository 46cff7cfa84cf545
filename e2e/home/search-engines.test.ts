import type { APIRequestContext } from 'playwright/test';
import { expect, test } from '../harness/test.ts';
import { thorough } from '../harness/thorough.ts';
import { address } from '../places.ts';

const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found = '']) => found.replaceAll('&amp;', '&'));

/** Paths that differ in their numbers alone are of one kind. */
const kindOf = (found: string): string => found.replace(address, '').replaceAll(/\d+/g, 'n');

/** The first page of each kind: other tests delete what is newer. */
const oneOfEach = (addresses: readonly string[]): string[] => [
  ...new Map(addresses.toReversed().map((found) => [kindOf(found), found])).values(),
];

async function readSitemap(request: APIRequestContext): Promise<string[]> {
  const robots = await (await request.get('/robots.txt')).text();
  const index = await request.get(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '');
  const parts = await Promise.all(addressesIn(await index.text()).map((part) => request.get(part)));
  const texts = await Promise.all(parts.map((part) => part.text()));
  return texts.flatMap(addressesIn);
}

test(
  'robots.txt leads to a sitemap with each kind of public page, which search engines may keep',
  thorough,
  async ({ request }) => {
    const all = await readSitemap(request);
    expect(new Set(all).size).toBe(all.length);
    const pages = oneOfEach(all);
    expect(pages.map(kindOf).sort()).toEqual(
      [
        '/',
        '/category',
        '/category/detail',
        '/category/detail/n',
        '/category/detail/n/n',
        '/category/season/occasion',
        '/category/season/recommendation',
        '/category/season/recommendation/n',
        '/community/board-detail/n',
        '/community/main/dashboard',
        '/community/main/popular-post',
        '/community/main/qna',
        '/community/main/survey',
        '/community/qna/n',
        '/custom-event/n',
        '/deal/n',
        '/event/n',
        '/local-main',
        '/local/n',
        '/marketing-info',
        '/notice',
        '/notice/n',
        '/period',
        '/period/n',
        '/privacy',
        '/season',
        '/store',
        '/store/n',
        '/terms',
      ].sort(),
    );
    for (const found of pages) {
      const page = await request.get(found, { maxRedirects: 0 });
      expect(page.status(), found).toBe(200);
      const html = await page.text();
      expect(html, found).toContain(`<link rel="canonical" href="${found}">`);
      expect(html, found).not.toContain('name="robots"');
    }
  },
);

for (const path of [
  '/login',
  '/welcome',
  '/search?keyword=사과',
  '/community/search/qna',
  '/favourite/recent',
  '/admin-deal/1',
]) {
  test(`${path} is not for search engines`, async ({ request }) => {
    expect(await (await request.get(path)).text()).toContain('<meta name="robots" content="noindex">');
  });
}
