import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type OpenEdge, openEdge } from '../testing/open-edge.ts';

const apps = '{"applinks":{"details":[{"appIDs":["A1.kr.jangteo"],"components":[{"/":"*"}]}]}}';
let folder: string;
let edge: OpenEdge;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'well-known-'));
  await writeFile(path.join(folder, 'apple-app-site-association'), apps);
  await writeFile(path.join(folder, 'assetlinks.json'), '[]');
  await writeFile(path.join(folder, '.hidden'), 'secret');
  await mkdir(path.join(folder, 'folder'));
  edge = await openEdge({ wellKnownDir: folder });
});
afterAll(async () => {
  await edge.close();
  await rm(folder, { recursive: true });
});

const get = (name: string) => edge.app.inject(`/.well-known/${name}`);

test('phones learn which app opens the market’s links, without a redirect', async () => {
  const { statusCode, headers, body } = await get('apple-app-site-association');
  expect({ statusCode, type: headers['content-type'], body }).toEqual({
    statusCode: 200,
    type: 'application/json; charset=utf-8',
    body: apps,
  });
  expect((await get('assetlinks.json')).headers['content-type']).toBe('application/json; charset=utf-8');
});

test.each([
  'security.txt',
  '.hidden',
  'folder',
  'folder/',
  '',
  '..%2fpackage.json',
  '..%2f..%2fx',
  'a%00',
  'assetlinks.json/',
])('there is no file %s', async (name) => {
  const { statusCode, headers } = await get(name);
  expect({ statusCode, location: headers.location }).toEqual({ statusCode: 404, location: undefined });
});

test('an installation without such files has none', async () => {
  const without = await openEdge();
  expect((await without.app.inject('/.well-known/assetlinks.json')).statusCode).toBe(404);
  await without.close();
});
