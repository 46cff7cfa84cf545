import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { makeOpenMarket } from '../testing/fixture-releases.ts';
import { type OpenEdge, openEdge } from '../testing/open-edge.ts';

let edge: OpenEdge;
let api: FastifyInstance;
/** The addresses that the edge requested of the API. */
const asked: string[] = [];

/** A stand-in of the API with one picture of a member. */
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

let kept: string;
let folders: string[];

/** Red on both sides, which only the share picture shows; blue at both ends of the wide middle; green in the square. */
async function writeMaster(file: string, middle = 'green'): Promise<void> {
  const part = (background: string, width: number) => ({
    input: { create: { width, height: 640, channels: 3 as const, background } },
  });
  await sharp({ create: { width: 1220, height: 640, channels: 3, background: 'red' } })
    .composite([part('blue', 1138), part(middle, 640)])
    .avif({ quality: 60, effort: 0 })
    .toFile(file);
}

beforeAll(async () => {
  const market = await makeOpenMarket();
  kept = path.join(market.folder, 'kept');
  folders = ['first', 'second'].map((name) => path.join(market.folder, name));
  for (const folder of folders) await mkdir(folder);
  const [first = '', second = ''] = folders;
  await writeMaster(path.join(first, 'apple-red-1.square.avif'));
  await writeMaster(path.join(second, 'apple-red-1.square.avif'), 'yellow');
  await writeMaster(path.join(second, 'pear-1.square.avif'));
  await writeMaster(path.join(second, 'market-1.wide.avif'));
  await writeFile(path.join(first, 'broken-1.square.avif'), 'no picture');
  edge = await openEdge({ picturesDirs: folders, picturesCacheDir: kept, apiUrls: [await openApi()] }, market);
});
afterAll(async () => {
  await edge.close();
  await api.close();
});

const get = (url: string, headers: Record<string, string> = {}) => edge.app.inject({ url, headers });
const modern = 'image/avif,image/webp,*/*;q=0.8';

test.each([
  ['/img/apple-red-1/320', modern, 'image/avif', 320, 320],
  ['/img/apple-red-1/320', 'image/webp,*/*', 'image/webp', 320, 320],
  ['/img/apple-red-1/320', 'image/avif;q=0, */*', 'image/webp', 320, 320],
  ['/img/apple-red-1/share', modern, 'image/jpeg', 1200, 630],
  ['/img/pear-1/160', modern, 'image/avif', 160, 160],
  ['/img/apple-red-1/960', modern, 'image/avif', 640, 640],
  ['/img/market-1/960', modern, 'image/avif', 960, 540],
])('%s for a browser that accepts %s is %s, %i × %i', async (url, accept, type, width, height) => {
  const { statusCode, headers, rawPayload } = await get(url, { accept });
  expect([statusCode, headers['content-type']]).toEqual([200, type]);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width, height });
  expect(headers['content-length']).toBe(String(rawPayload.length));
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers.vary).toBe(url.endsWith('share') ? undefined : 'accept');
});

test.each([
  ['/img/apple-red-1/320', 'green'],
  ['/img/market-1/320', 'blue'],
  ['/img/market-1/share', 'red'],
])('%s is at its left edge %s: the middle of the master, or all of it', async (url, colour) => {
  const { rawPayload } = await get(url, { accept: 'image/webp' });
  const { data } = await sharp(rawPayload)
    .extract({ left: 2, top: 80, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const wanted = { red: [255, 0, 0], green: [0, 128, 0], blue: [0, 0, 255] }[colour] ?? [];
  for (const [channel, value] of wanted.entries()) expect(Math.abs((data[channel] ?? 0) - value)).toBeLessThan(20);
});

test('a size is made once for any number of requests, and stored', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => get('/img/pear-1/640', { accept: modern })));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect(await readdir(path.join(kept, 'pear-1'))).toEqual(expect.arrayContaining(['640.avif']));
  const file = path.join(kept, 'pear-1/640.avif');
  const made = await stat(file);
  const { headers } = await get('/img/pear-1/640', { accept: modern });
  expect(headers.etag).toBe(replies[0]?.headers.etag);
  expect((await stat(file)).ino).toBe(made.ino);
  expect(await readdir(path.join(kept, 'pear-1'))).not.toContainEqual(expect.stringMatching(/avif\../));
});

test('a changed master makes its sizes anew within a minute', async () => {
  await get('/img/market-1/160', { accept: modern });
  const file = path.join(kept, 'market-1/160.avif');
  const before = await stat(file);
  const soon = new Date(Date.now() + 2_000);
  await utimes(path.join(folders[1] ?? '', 'market-1.wide.avif'), soon, soon);
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  await get('/img/market-1/160', { accept: modern });
  clock.mockRestore();
  expect((await stat(file)).ino).not.toBe(before.ino);
});

test('a picture that was sent a moment ago needs nothing of the disk', async () => {
  const { rawPayload } = await get('/img/pear-1/160', { accept: modern });
  await rm(path.join(kept, 'pear-1/160.avif'));
  const again = await get('/img/pear-1/160', { accept: modern });
  expect(again.rawPayload).toEqual(rawPayload);
  await expect(stat(path.join(kept, 'pear-1/160.avif'))).rejects.toThrow('ENOENT');
});

test('a master that cannot be read is a failure that is not cached', async () => {
  const { statusCode, headers } = await get('/img/broken-1/320', { accept: modern });
  expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store']);
  expect((await get('/img/pear-1/320', { accept: modern })).statusCode).toBe(200);
});

test('a picture that the browser has cached is not sent again', async () => {
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
  '/img/pear-1/..%2f..%2fchannels%2fstable%2f00000001.json',
  '/img/pear-1',
])('%s is no picture', async (url) => {
  const { statusCode, headers } = await get(url);
  expect([302, 404]).toContain(statusCode);
  expect(headers['cache-control']).not.toContain('immutable');
});

describe('pictures of members', () => {
  const picture = `/img/m-${'a'.repeat(32)}`;

  test('are fetched from the API, and kept for minutes, since they may be deleted or hidden', async () => {
    const { statusCode, headers, body } = await get(`${picture}/320`, { accept: modern });
    expect([statusCode, headers['content-type'], body]).toEqual([200, 'image/avif', 'a member’s']);
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=300', vary: 'accept' });
    const again = await get(`${picture}/320`, { accept: modern, 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(asked.at(-1)).toBe(`${picture}?files=320.avif,320.webp,160.avif,160.webp`);
    expect((await get(`${picture}/320`)).headers['content-type']).toBe('image/webp');
    await get(`${picture}/share`);
    expect(asked.at(-1)).toBe(`${picture}?files=share.jpg`);
  });

  test('give 404 when deleted; a failure of the API is not cached', async () => {
    const gone = await get(`/img/m-${'c'.repeat(32)}/320`);
    const failed = await get(`/img/m-${'b'.repeat(32)}/320`);
    expect([gone.statusCode, failed.statusCode]).toEqual([404, 502]);
    for (const { headers } of [gone, failed]) expect(headers['cache-control']).not.toContain('immutable');
  });

  test('with an impossible name are not requested', async () => {
    const before = asked.length;
    for (const url of [`${picture}/100`, '/img/m-xyz/320', `${picture}0/320`])
      expect((await get(url)).statusCode).toBe(404);
    expect(asked).toHaveLength(before);
  });
});

test('a picture that cannot be stored is sent, and no unfinished file stays', async () => {
  // A folder in the place of the file is the same to a rename as a disk that is full.
  await mkdir(path.join(kept, 'pear-1', '160.webp', 'in-the-way'), { recursive: true });
  await utimes(path.join(kept, 'pear-1', '160.webp'), 0, 0);
  const { statusCode, rawPayload } = await get('/img/pear-1/160');
  expect([statusCode, (await sharp(rawPayload).metadata()).format]).toEqual([200, 'webp']);
  expect((await readdir(path.join(kept, 'pear-1'))).filter((name) => name.startsWith('160.webp.'))).toEqual([]);
});
