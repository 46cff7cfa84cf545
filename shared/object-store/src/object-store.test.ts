import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ObjectStoreStandIn, objectStoreAccess, startObjectStore } from '@jangteo/outside/object-store';
import { type ObjectStore, ObjectStoreUnavailable } from './object-store.ts';
import { openObjectStore } from './open-object-store.ts';

let folder: string;
let standIn: ObjectStoreStandIn;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'objects-'));
  standIn = await startObjectStore({ pageSize: 3 });
});
beforeEach(() => {
  standIn.fault = undefined;
});
afterAll(async () => {
  standIn.close();
  await rm(folder, { recursive: true });
});

const inFolder = () => openObjectStore(folder, {});
const inBucket = (env: NodeJS.ProcessEnv = objectStoreAccess, limits = {}) =>
  openObjectStore(`${standIn.url}/some/prefix`, env, limits);

const bytes = (text: string) => Buffer.from(text);

describe.each<[string, () => ObjectStore]>([
  ['a folder', inFolder],
  ['a bucket', () => inBucket()],
])('in %s', (_, open) => {
  test('what is written is read, overwritten and deleted; what is missing is undefined', async () => {
    const store = open();
    expect(await store.read('a/b.txt')).toBeUndefined();
    await store.write('a/b.txt', bytes('하나'));
    await store.write('a/b.txt', bytes('둘'));
    expect(await store.read('a/b.txt')).toEqual(bytes('둘'));
    await store.write('a/empty', Buffer.alloc(0));
    expect(await store.read('a/empty')).toEqual(Buffer.alloc(0));
    for (const key of ['a/b.txt', 'a/empty', 'a/never']) await store.delete(key);
    expect(await store.list('')).toEqual([]);
  });

  test('of 20 writers who add the same key at once, one does', async () => {
    const added = await Promise.all(
      Array.from({ length: 20 }, async (_, writer) => ((await open().add('one', bytes(`${writer}`))) ? writer : -1)),
    );
    const [winner, ...others] = added.filter((writer) => writer >= 0);
    expect(others).toEqual([]);
    expect(await open().read('one')).toEqual(bytes(`${winner}`));
    await open().delete('one');
  });

  test('a list has the names below a folder, however many pages it takes; signs are kept', async () => {
    const names = ['1', '2', '3', '4', 'a+b', 'a@(c)', 'z.js'];
    for (const name of names) await open().write(`list/${name}`, bytes(name));
    for (const name of ['x', 'y']) await open().write(`list/deep/${name}`, bytes(name));
    expect(await open().list('list')).toEqual([...names, 'deep/'].sort());
    expect(await open().list('list/deep/')).toEqual(['x', 'y']);
    expect(await open().list('li')).toEqual([]);
    for (const name of names) expect(await open().read(`list/${name}`)).toEqual(bytes(name));
  });

  test.each(['../a', '/a', 'a/../b', 'a//b', '.draft', 'a\0b', ''])('no key leads out of it: %j', async (key) => {
    await expect(open().read(key)).rejects.toThrow('not a key');
    await expect(open().write(key, bytes(''))).rejects.toThrow('not a key');
  });
});

test('a file that is still being written is not listed', async () => {
  await writeFile(path.join(folder, '.draft'), '');
  expect(await inFolder().list('')).not.toContain('.draft');
});

test.each(['hang', 'reset', 'error'] as const)(
  'a store with the fault %s is unavailable, not missing',
  async (fault) => {
    standIn.fault = fault;
    const store = inBucket(objectStoreAccess, { timeoutMs: 200 });
    const before = standIn.requests;
    const startedAt = performance.now();
    await expect(store.read('a')).rejects.toThrow(ObjectStoreUnavailable);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    expect(standIn.requests - before).toBe(2);
    // Its response may be lost: a second attempt would find its own object.
    await expect(store.add('a', bytes('a'))).rejects.toThrow(ObjectStoreUnavailable);
    expect(standIn.requests - before).toBe(3);
  },
);

test('a wrong secret, another region and a missing bucket are errors of their own', async () => {
  await expect(inBucket({ ...objectStoreAccess, S3_SECRET_ACCESS_KEY: 'x' }).read('a')).rejects.toThrow(
    '403 SignatureDoesNotMatch',
  );
  await expect(inBucket({ ...objectStoreAccess, S3_REGION: '' }).read('a')).rejects.toThrow('400');
  const other = openObjectStore(new URL('/other', standIn.url).href, objectStoreAccess);
  await expect(other.read('a')).rejects.toThrow('404 NoSuchBucket');
  expect(() => openObjectStore(standIn.url, {})).toThrow('needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
});
