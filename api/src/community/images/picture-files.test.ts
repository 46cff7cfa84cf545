import type { UploadedImage } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { dayMs } from '@jangteo/contract/korean-day';
import { type ObjectStore, openObjectStore } from '@jangteo/object-store';
import { type ObjectStoreStandIn, objectStoreAccess, startObjectStore } from '@jangteo/outside/object-store';
import sharp from 'sharp';
import { refuse } from '../../../test/app.ts';
import { type Community, openCommunity, write } from '../../../test/community.ts';
import { whileLocked } from '../../../test/locks.ts';
import { cleanUp } from '../../housekeeping.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { collectPictures } from './collect-pictures.ts';
import { openEncoders } from './encoders.ts';
import { findImage } from './find-image.ts';
import { movePictures } from './move-pictures.ts';
import { storeImage } from './store-image.ts';

const sizes = '160.avif,160.webp';
const storeTimeoutMs = 1_000;

let standIn: ObjectStoreStandIn;
let uploads: ObjectStore;
let market: Community;
let database: Database;
let photo: Buffer;
beforeAll(async () => {
  standIn = await startObjectStore();
  uploads = openObjectStore(`${standIn.url}/uploads`, objectStoreAccess, { timeoutMs: storeTimeoutMs });
  market = await openCommunity(undefined, { uploads });
  database = openDatabase(market.databaseUrl, () => undefined);
  photo = await sharp({ create: { width: 320, height: 240, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer();
});
afterEach(async () => {
  standIn.fault = undefined;
  standIn.objects.clear();
  await market.clear();
});
afterAll(async () => {
  await database.close();
  await market.close();
  standIn.close();
});

const request = () =>
  ({
    method: 'POST',
    url: '/api/v1/community/image',
    headers: { ...market.writer.headers, 'content-type': 'image/jpeg' },
    payload: photo,
  }) as const;

async function upload(): Promise<UploadedImage> {
  const reply = await market.app.inject(request());
  expect(reply.json()).toMatchObject({ code: 0 });
  return reply.json().data;
}

const ask = ({ imageUrl }: UploadedImage) => market.app.inject({ url: `${imageUrl}?files=${sizes}` });
const nameOf = ({ imageUrl }: UploadedImage): string => imageUrl.slice('/img/'.length);
const stored = () => [...standIn.objects.keys()].sort();
const leftovers = () => market.query<{ name: string }>('SELECT name FROM leftover_picture');
const collect = () => collectPictures(database, uploads);

/** As a picture of a version whose pictures were rows. */
async function makeRow(picture: UploadedImage): Promise<void> {
  const key = `${nameOf(picture)}/master.webp`;
  await market.query("INSERT INTO member_image_file VALUES ($1, 'master.webp', $2)", [
    nameOf(picture),
    await uploads.read(key),
  ]);
  await market.query('UPDATE member_image SET is_stored = false WHERE name = $1', [nameOf(picture)]);
  await uploads.delete(key);
}

test('a picture and its sizes are objects, and no rows; another API serves them', async () => {
  const picture = await upload();
  expect((await ask(picture)).statusCode).toBe(200);
  expect(stored()).toEqual([`uploads/${nameOf(picture)}/160.avif`, `uploads/${nameOf(picture)}/master.webp`]);
  expect(await market.query('SELECT FROM member_image_file')).toEqual([]);
  expect(await leftovers()).toEqual([]);
});

test('with the picture, its objects are deleted', async () => {
  const [picture, other] = [await upload(), await upload()];
  const postId = await write(market.writer, undefined, { images: [picture.imageUrl] });
  expect((await ask(picture)).statusCode).toBe(200);
  await market.writer.call('DELETE /api/v1/community/dashboard/:id', { params: { id: postId } });
  expect((await ask(picture)).statusCode).toBe(404);
  await market.query("UPDATE member_image SET created_at = created_at - interval '25 hours' WHERE name = $1", [
    nameOf(picture),
  ]);
  await cleanUp(database, new Date(market.clock.now.getTime() + 31 * dayMs));
  expect(await market.query('SELECT name FROM member_image')).toEqual([]);
  expect(stored()).toHaveLength(3);
  expect(await collect()).toBe(2);
  expect([stored(), await leftovers(), nameOf(other) === nameOf(picture)]).toEqual([[], [], false]);
});

test('a picture whose files another process is deleting is left to it', async () => {
  const picture = await upload();
  await market.query('DELETE FROM member_image WHERE name = $1', [nameOf(picture)]);
  await market.query('UPDATE leftover_picture SET due_at = now()');
  expect(await whileLocked(market.databaseUrl, 'SELECT FROM leftover_picture FOR UPDATE', collect)).toBe(0);
  expect(stored()).toHaveLength(1);
  expect(await collect()).toBe(1);
  expect(stored()).toEqual([]);
});

test('an upload that ends after its object leaves it to be collected; one that is complete is never collected', async () => {
  await market.query(`
    CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'lost'; END $$;
    CREATE TRIGGER fail BEFORE INSERT ON member_image FOR EACH ROW EXECUTE FUNCTION fail()`);
  expect((await refuse(market.app, request())).status).toBe(500);
  await market.query('DROP FUNCTION fail CASCADE');
  const picture = await upload();
  expect(stored()).toHaveLength(2);
  expect(await collect()).toBe(0);
  await market.query("UPDATE leftover_picture SET due_at = now() - interval '1 second'");
  // A process that ends between the row and this mark.
  await market.query('INSERT INTO leftover_picture (name, due_at) VALUES ($1, now())', [nameOf(picture)]);
  expect(await collect()).toBe(2);
  expect(stored()).toEqual([`uploads/${nameOf(picture)}/master.webp`]);
  expect(await leftovers()).toEqual([]);
});

test('pictures in the database are served, moved without a gap, and served from the store; deleted ones too', async () => {
  const pictures = [await upload(), await upload(), await upload()];
  for (const picture of pictures) await makeRow(picture);
  const [first, second, third] = pictures as [UploadedImage, UploadedImage, UploadedImage];
  expect((await ask(first)).statusCode).toBe(200);
  await market.query('DELETE FROM member_image WHERE name = $1', [nameOf(third)]);
  const during = Array.from({ length: 6 }, () => ask(second));
  expect(await movePictures(database, uploads)).toBe(2);
  expect((await Promise.all(during)).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
  expect(await market.query('SELECT FROM member_image_file')).toEqual([]);
  expect(await market.query('SELECT FROM member_image WHERE NOT is_stored')).toEqual([]);
  expect(await movePictures(database, uploads)).toBe(0);
  for (const picture of [first, second]) {
    for (const key of stored().filter((key) => key.includes('160.'))) standIn.objects.delete(key);
    expect((await ask(picture)).statusCode).toBe(200);
  }
  expect((await ask(third)).statusCode).toBe(404);
});

test('a picture that is moved while it is being looked for is found', async () => {
  const picture = await upload();
  await makeRow(picture);
  const moving = {
    async query<Row>(sql: string, values?: unknown[]) {
      const rows = await database.query<Row>(sql, values);
      await movePictures(database, uploads);
      return rows;
    },
  };
  const encoders = openEncoders();
  expect(await findImage({ database: moving, uploads, encoders }, nameOf(picture), ['160.webp'])).toMatchObject({
    file: '160.webp',
  });
  encoders.close();
});

test('when the app closes, the picture at hand is moved, and the next one stays where it is', async () => {
  const pictures = [await upload(), await upload()];
  for (const picture of pictures) await makeRow(picture);
  const closing = new AbortController();
  const moved = movePictures(database, uploads, closing.signal);
  closing.abort();
  expect(await moved).toBe(1);
  expect(await market.query('SELECT FROM member_image_file')).toHaveLength(1);
});

test('when the app closes, the files of the picture at hand are deleted, and the next one’s stay', async () => {
  for (const picture of [await upload(), await upload()]) {
    await market.query('INSERT INTO leftover_picture (name, due_at) VALUES ($1, now())', [nameOf(picture)]);
  }
  await market.query('DELETE FROM member_image');
  const closing = new AbortController();
  const collected = collectPictures(database, uploads, closing.signal);
  closing.abort();
  expect(await collected).toBe(1);
  expect(stored()).toHaveLength(1);
});

test('a picture that cannot be moved stays where it is', async () => {
  const picture = await upload();
  await makeRow(picture);
  standIn.fault = 'error';
  await expect(movePictures(database, uploads)).rejects.toThrow('responds with 503');
  standIn.fault = undefined;
  expect((await ask(picture)).statusCode).toBe(200);
  expect(await movePictures(database, uploads)).toBe(1);
});

test('while the store hangs, pictures are refused after its deadline and everything else works; then all is as before', async () => {
  const picture = await upload();
  standIn.fault = 'hang';
  const startedAt = performance.now();
  const busy = { status: 503, code: codes.requestTimeout };
  const refusals = [refuse(market.app, request()), refuse(market.app, { url: `${picture.imageUrl}?files=${sizes}` })];
  const postId = await write(market.writer, undefined, { images: [picture.imageUrl] });
  expect(postId).toEqual(expect.any(Number));
  expect(performance.now() - startedAt).toBeLessThan(storeTimeoutMs);
  expect(await Promise.all(refusals)).toEqual([busy, busy]);
  standIn.fault = undefined;
  expect((await ask(picture)).statusCode).toBe(200);
});

test('a name whose files are being deleted is not written until that is done', async () => {
  await market.query("INSERT INTO leftover_picture SELECT 'm-' || repeat('0', 32), now()");
  await market.query("UPDATE leftover_picture SET claimed_until = now() + interval '1 minute'");
  const image = { width: 1, height: 1, master: photo };
  const store = () =>
    storeImage({ database, uploads }, { name: `m-${'0'.repeat(32)}`, memberId: null, image, now: market.clock.now });
  await expect(store()).rejects.toThrow('are being deleted');
  expect(stored()).toEqual([]);
  await market.query("UPDATE leftover_picture SET claimed_until = now() - interval '1 second'");
  expect(await store()).toBe(true);
  expect(stored()).toHaveLength(1);
});
