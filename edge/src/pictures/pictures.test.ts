import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeOpenMarket } from '../testing/fixture-releases.ts';
import { type OpenEdge, openEdge } from '../testing/open-edge.ts';

let edge: OpenEdge;
beforeAll(async () => {
  const market = await makeOpenMarket();
  const folders = ['first', 'second'].map((name) => path.join(market.folder, name));
  for (const [i, folder] of folders.entries()) {
    const picture = path.join(folder, i === 0 ? 'apple-red-1' : 'pear-1');
    await mkdir(picture, { recursive: true });
    await writeFile(path.join(picture, '320.webp'), 'webp');
    if (i === 0) await writeFile(path.join(picture, '320.avif'), 'avif');
    await writeFile(path.join(picture, 'share.jpg'), 'jpeg');
    await writeFile(path.join(picture, '200.webp'), 'not offered');
  }
  edge = await openEdge({ picturesDirs: folders }, market);
});
afterAll(() => edge.close());

const get = (url: string, headers: Record<string, string> = {}) => edge.app.inject({ url, headers });
const modern = 'image/avif,image/webp,*/*;q=0.8';

test.each([
  ['/img/apple-red-1/320', modern, 'image/avif', 'avif'],
  ['/img/apple-red-1/320', 'image/webp,*/*', 'image/webp', 'webp'],
  ['/img/apple-red-1/320', 'image/avif;q=0, */*', 'image/webp', 'webp'],
  ['/img/apple-red-1/share', modern, 'image/jpeg', 'jpeg'],
  ['/img/pear-1/320', modern, 'image/webp', 'webp'],
  ['/img/apple-red-1/960', modern, 'image/avif', 'avif'],
])('%s for a browser that takes %s is %s', async (url, accept, type, content) => {
  const { statusCode, headers, body } = await get(url, { accept });
  expect([statusCode, headers['content-type'], body]).toEqual([200, type, content]);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers.vary).toBe(url.endsWith('share') ? undefined : 'accept');
});

test('a picture that a browser has is not sent again', async () => {
  const { headers } = await get('/img/pear-1/320');
  const again = await get('/img/pear-1/320', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each([
  '/img/none/320',
  '/img/pear-1/200',
  '/img/pear-1/share.jpg',
  '/img/..%2fsecond/320',
  '/img/%2e%2e/320',
  '/img/pear-1/..%2f..%2fchannels%2fstable.json',
  '/img/pear-1',
])('%s is no picture', async (url) => {
  const { statusCode, headers } = await get(url);
  expect([302, 404]).toContain(statusCode);
  expect(headers['cache-control']).not.toContain('immutable');
});
