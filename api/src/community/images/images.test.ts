import type { Post, UploadedImage } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import sharp from 'sharp';
import { refuse } from '../../../test/app.ts';
import { aPost, type Community, openCommunity, write } from '../../../test/community.ts';
import { queueBehind, untilOneWaits } from '../../../test/locks.ts';
import { cleanUp } from '../../housekeeping.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { attachImages } from './attach-images.ts';

const url = '/api/v1/community/image';
const jpeg = { 'content-type': 'image/jpeg' };
let market: Community;
let photo: Buffer;
beforeAll(async () => {
  market = await openCommunity();
  photo = await picture(1200, 800).jpeg().toBuffer();
});
afterEach(() => market.clear());
afterAll(() => market.close());

/** Red on its left half, blue on its right. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: 'red' } }, left: 0, top: 0 },
  ]);

const request = (payload: Buffer, headers: Record<string, string> = jpeg, who = market.writer) =>
  ({ method: 'POST', url, headers: { ...who.headers, ...headers }, payload }) as const;

async function upload(payload = photo, headers = jpeg, who = market.writer): Promise<UploadedImage> {
  const reply = await market.app.inject(request(payload, headers, who));
  expect(reply.json()).toMatchObject({ code: 0 });
  return reply.json().data;
}

const file = async ({ imageUrl }: UploadedImage, files: string) =>
  market.app.inject({ url: `${imageUrl}?files=${files}` });

test('[COM-02] a picture is served in a post, in its widths and formats', async () => {
  const uploaded = await upload();
  expect(uploaded).toEqual({ imageUrl: expect.stringMatching(/^\/img\/m-[0-9a-f]{32}$/), width: 960, height: 640 });
  for (const [name, format, width] of [
    ['960.avif', 'heif', 960],
    ['160.webp', 'webp', 160],
    ['share.jpg', 'jpeg', 1200],
  ] as const) {
    const { rawPayload, headers } = await file(uploaded, name);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format, width });
    expect(headers['content-type']).toMatch(/^image\//);
  }
  const postId = await write(market.writer, undefined, { images: [uploaded.imageUrl] });
  const post = await market.visitor.call<Post>('GET /api/v1/community/dashboard/:id', { params: { id: postId } });
  expect(post.images).toEqual([uploaded]);
});

test('a member uploads a hundred pictures an hour, whatever others upload', async () => {
  const others = await upload(photo, jpeg, market.reader);
  await market.query(
    `INSERT INTO member_image (name, member_id, width, height, created_at)
     SELECT 'm-' || lpad(n::text, 32, '0'), $1, 960, 640, $2 FROM generate_series(1, 99) n`,
    [market.writer.memberId, market.clock.now],
  );
  await upload();
  expect(await refuse(market.app, request(photo))).toEqual({ status: 429, code: codes.outOfRange });
  expect(await upload(photo, jpeg, market.reader)).not.toEqual(others);
  await market.query("UPDATE member_image SET created_at = created_at - interval '1 hour'");
  await upload();
});

test('a size is made once, when it is first requested, and stored; unknown sizes are not made', async () => {
  const uploaded = await upload();
  const name = uploaded.imageUrl.slice('/img/'.length);
  const kept = () => market.uploads.list(name);
  expect(await kept()).toEqual(['master.webp']);
  const replies = await Promise.all(Array.from({ length: 8 }, () => file(uploaded, '320.avif,320.webp')));
  expect(new Set(replies.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
  expect(await kept()).toEqual(['320.avif', 'master.webp']);
  await market.uploads.write(`${name}/320.avif`, Buffer.from('kept'));
  expect((await file(uploaded, '320.avif,320.webp')).body).toBe('kept');
  for (const other of ['master.webp', '10000.avif', '321.webp', '320.png']) {
    expect((await file(uploaded, other)).statusCode).toBe(404);
  }
  expect(await kept()).toEqual(['320.avif', 'master.webp']);
});

test('[COM-02] a picture is turned upright, and its metadata removed', async () => {
  const turned = await picture(1200, 800)
    .withExif({ IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const uploaded = await upload(turned);
  expect(uploaded).toMatchObject({ width: 800, height: 1200 });
  const { rawPayload } = await file(uploaded, '640.webp');
  const { exif, xmp, orientation } = await sharp(rawPayload).metadata();
  expect([exif, xmp, orientation]).toEqual([undefined, undefined, undefined]);
  // The left side of the stored pixels is the upper side of the picture.
  const { data } = await sharp(rawPayload)
    .extract({ left: 320, top: 10, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[0]).toBeGreaterThan(200);
  const master = await market.uploads.read(`${uploaded.imageUrl.slice('/img/'.length)}/master.webp`);
  expect(master?.includes('Secret Camera')).toBe(false);
});

test('a small picture is not enlarged, and a transparent one gets a white background', async () => {
  const small = await sharp({ create: { width: 200, height: 100, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  const uploaded = await upload(small, { 'content-type': 'image/png' });
  expect(uploaded).toMatchObject({ width: 200, height: 100 });
  const { rawPayload } = await file(uploaded, '960.webp,640.webp,320.webp,160.webp');
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, data[0]]).toEqual([160, 255]);
});

test.each([
  ['no picture', () => Buffer.from('no picture at all'), 415, codes.unsupported],
  [
    'a drawing with scripts',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    415,
    codes.unsupported,
  ],
  ['half a picture', () => photo.subarray(0, photo.length / 2), 415, codes.unsupported],
  ['nothing', () => Buffer.alloc(0), 400, codes.required],
  ['more than five megabytes', () => Buffer.concat([photo, Buffer.alloc(5 * 1024 * 1024)]), 413, codes.outOfRange],
])('%s is refused', async (_, bytes, status, code) => {
  expect(await refuse(market.app, request(bytes()))).toEqual({ status, code });
  expect(await market.query('SELECT FROM member_image')).toEqual([]);
});

test('more than 25 megapixels are refused before they are decoded', async () => {
  const bomb = await sharp({ create: { width: 6_000, height: 5_000, channels: 3, background: 'black' } })
    .png()
    .toBuffer();
  expect(bomb.length).toBeLessThan(1024 * 1024);
  expect(await refuse(market.app, request(bomb, { 'content-type': 'image/png' }))).toEqual({
    status: 413,
    code: codes.outOfRange,
  });
});

test('a picture that is one long line is refused before it is decoded', async () => {
  const line = await sharp({ create: { width: 1, height: 12_001, channels: 3, background: 'black' } })
    .png()
    .toBuffer();
  const reply = await market.app.inject(request(line, { 'content-type': 'image/png' }));
  expect([reply.statusCode, reply.json().message]).toEqual([413, expect.stringContaining('한 변이 12,000픽셀까지')]);
});

test('the declared type of a picture is ignored; other types of content are refused', async () => {
  expect(await upload(photo, { 'content-type': 'image/png' })).toMatchObject({ width: 960 });
  for (const type of ['image/svg+xml', 'application/octet-stream', 'application/json']) {
    expect((await refuse(market.app, request(photo, { 'content-type': type }))).status).toBe(400);
  }
});

test('every other call takes at most 64 kB, and an upload needs a member', async () => {
  const large = { ...request(photo), url: '/api/v1/community/dashboard', payload: { body: 'a'.repeat(70_000) } };
  expect(await refuse(market.app, { ...large, headers: market.writer.headers })).toEqual({
    status: 413,
    code: codes.outOfRange,
  });
  expect(await refuse(market.app, request(photo, jpeg, market.visitor))).toEqual({
    status: 401,
    code: codes.tokenMissing,
  });
});

test('[COM-02] a picture belongs to one post only, and to one of its uploader', async () => {
  const { imageUrl } = await upload();
  const post = (who: 'writer' | 'reader') => write(market[who], undefined, { images: [imageUrl] });
  expect(await post('reader')).toBeUndefined();
  const first = await post('writer');
  expect(await post('writer')).toBeUndefined();
  expect(await market.query('SELECT post_id FROM post_image')).toEqual([{ post_id: first }]);
});

test('[COM-02] of two posts with the same picture at once, the second one is told that it is gone', async () => {
  const { imageUrl } = await upload();
  const post = () => market.writer.call('POST /api/v1/community/dashboard', { body: aPost({ images: [imageUrl] }) });
  const answers = await queueBehind(market.databaseUrl, 'SELECT FROM member_image FOR UPDATE', [post, post]);
  expect(answers).toEqual([{ postId: expect.any(Number) }, codes.noData]);
});

test('[COM-02] pictures of a post can be reordered, removed and added', async () => {
  const [a, b, c] = [await upload(), await upload(), await upload()].map(({ imageUrl }) => imageUrl);
  const id = await write(market.writer, undefined, { images: [a, b] });
  const change = (images: unknown[]) =>
    market.writer.call('PUT /api/v1/community/dashboard/:id', {
      params: { id },
      body: { topic: 'talk', title: '제목', body: '본문', images },
    });
  await change([c, a]);
  const post = await market.visitor.call<Post>('GET /api/v1/community/dashboard/:id', { params: { id } });
  expect(post.images.map(({ imageUrl }) => imageUrl)).toEqual([c, a]);
});

test('a picture of a deleted post is not found', async () => {
  const uploaded = await upload();
  const id = await write(market.writer, undefined, { images: [uploaded.imageUrl] });
  expect((await file(uploaded, '160.webp')).statusCode).toBe(200);
  await market.writer.call('DELETE /api/v1/community/dashboard/:id', { params: { id } });
  expect((await file(uploaded, '160.webp')).statusCode).toBe(404);
  expect((await file(uploaded, 'nothing')).statusCode).toBe(404);
});

test('[COM-02] a picture that a post takes while unused ones are being deleted stays', async () => {
  const { imageUrl } = await upload();
  await market.query("UPDATE member_image SET created_at = created_at - interval '25 hours'");
  const postId = await write(market.writer);
  const database = openDatabase(market.databaseUrl, () => undefined);
  let cleaning: Promise<void> | undefined;
  await database.transaction(async (transaction) => {
    await attachImages(transaction, { postId, memberId: market.writer.memberId, images: [imageUrl] });
    cleaning = cleanUp(database, market.clock.now);
    await untilOneWaits(market.databaseUrl);
  });
  await cleaning;
  expect(await market.query('SELECT post_id FROM post_image')).toEqual([{ post_id: postId }]);
  await database.close();
});

test('unused pictures are deleted after a day, those of deleted posts after a month', async () => {
  const [unused, fresh, shown, deleted] = [await upload(), await upload(), await upload(), await upload()];
  await write(market.writer, undefined, { images: [shown.imageUrl] });
  const id = await write(market.writer, undefined, { images: [deleted.imageUrl] });
  await market.writer.call('DELETE /api/v1/community/dashboard/:id', { params: { id } });
  await market.query(
    "UPDATE member_image SET created_at = created_at - interval '25 hours' WHERE '/img/' || name <> $1",
    [fresh.imageUrl],
  );
  const database = openDatabase(market.databaseUrl, () => undefined);
  const left = async (days: number) => {
    await cleanUp(database, new Date(market.clock.now.getTime() + days * 24 * 60 * 60 * 1000));
    const rows = await market.query<{ name: string }>('SELECT name FROM member_image');
    return rows.map(({ name }) => `/img/${name}`).sort();
  };
  expect(await left(0)).toEqual([fresh, shown, deleted].map(({ imageUrl }) => imageUrl).sort());
  expect(unused.imageUrl).toMatch(/^\/img\//);
  expect(await left(31)).toEqual([shown.imageUrl]);
  await database.close();
});
