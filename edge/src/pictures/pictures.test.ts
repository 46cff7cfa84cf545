import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { makeOpenMarket } from '../testing/fixture-releases.ts';
import { type OpenEdge, openEdge } from '../testing/open-edge.ts';

let edge: OpenEdge;
let api: FastifyInstance;
/** What the edge has asked the API for. */
const asked: string[] = [];

/** The API has one picture of a member. */
async function openApi(): Promise<string> {
  api = Fastify();
  api.get('/img/:name', async ({ url }, reply) => {
    asked.push(url);
    if (url.includes('b'.repeat(32))) return reply.code(503).send({ code: 141 });
    if (!url.includes('a'.repeat(32))) return reply.code(404).send({ code: 8 });
    return reply.type(url.includes('avif') ? 'image/avif' : 'image/webp').send(Buffer.from('a member’s'));
  });
  return api.listen({ port: 0, host: '127.0.0.1' });
}

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
  edge = await openEdge({ picturesDirs: folders, apiUrl: await openApi() }, market);
});
afterAll(async () => {
  await edge.close();
  await api.close();
});

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

describe('pictures of members', () => {
  const picture = `/img/m-${'a'.repeat(32)}`;

  test('come from the API, and are kept like all others', async () => {
    const { statusCode, headers, body } = await get(`${picture}/320`, { accept: modern });
    expect([statusCode, headers['content-type'], body]).toEqual([200, 'image/avif', 'a member’s']);
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept' });
    expect(asked.at(-1)).toBe(`${picture}?files=320.avif,320.webp,160.avif,160.webp`);
    expect((await get(`${picture}/320`)).headers['content-type']).toBe('image/webp');
    await get(`${picture}/share`);
    expect(asked.at(-1)).toBe(`${picture}?files=share.jpg`);
  });

  test('that are gone are missing; the API’s failure is not kept', async () => {
    const gone = await get(`/img/m-${'c'.repeat(32)}/320`);
    const failed = await get(`/img/m-${'b'.repeat(32)}/320`);
    expect([gone.statusCode, failed.statusCode]).toEqual([404, 502]);
    for (const { headers } of [gone, failed]) expect(headers['cache-control']).not.toContain('immutable');
  });

  test('that cannot be are not asked for', async () => {
    const before = asked.length;
    for (const url of [`${picture}/100`, '/img/m-xyz/320', `${picture}0/320`])
      expect((await get(url)).statusCode).toBe(404);
    expect(asked).toHaveLength(before);
  });
});
