import { type OpenEdge, openEdge, untilReady } from '../testing/open-edge.ts';

let edge: OpenEdge;
beforeAll(async () => {
  edge = await openEdge();
  await untilReady(edge.app);
});
afterAll(() => edge.close());

test('robots.txt names the sitemap', async () => {
  const { body, headers } = await edge.app.inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Sitemap: http://jangteo.test/sitemap.xml');
});

test('the sitemap lists the public pages that people search for', async () => {
  const { body, headers } = await edge.app.inject('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect([...body.matchAll(/<loc>http:\/\/jangteo\.test(.*?)<\/loc>/g)].map(([, path]) => path)).toEqual([
    '/',
    '/category/detail',
    '/community',
    '/season',
  ]);
});
